import './page-banner.css'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Backdrop } from '../../ui/media/backdrop.tsx'
import { useNavigationLabels } from '../navigation/navigation-label.ts'

interface PageBannerProps {
  title: string
  /** The picture behind the title; without one the banner is carved stone. */
  image?: string | undefined
}

/** The heading of an inner page, with the way back home (specification, section 2). */
export function PageBanner({ title, image }: PageBannerProps) {
  const { t } = useLingui()
  const labels = useNavigationLabels()
  return (
    <div className="page-banner backdrop-parent backdrop-apart">
      <Backdrop file={image} width={1920} height={480} loading="eager" />
      <div className="page-width">
        <div className="backdrop-words">
          <nav
            aria-label={t({
              message: 'Breadcrumb',
              comment: 'Heard, not seen: the way from Home to this page',
            })}
          >
            <ol>
              <li>
                <Link to="/">{labels('home')}</Link>
              </li>
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      </div>
    </div>
  )
}
