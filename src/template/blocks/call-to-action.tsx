import './call-to-action.css'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import backdrop from '../pictures/call-to-action.svg'
import { CONTACT_PATH } from '../template-links.ts'

interface CallToActionProps {
  title: string
  text: string
  /** Default: 'get support'. */
  label?: string
  /** Default: the contact page. Another site opens in a new tab. */
  href?: string
}

/** One thing to do next, across the whole page (requirements, section 2). */
export function CallToAction({ title, text, label, href = CONTACT_PATH }: CallToActionProps) {
  return (
    <section className="call-to-action backdrop-parent">
      <Picture className="backdrop" file={backdrop} />
      <div className="page-width">
        <h2 lang="en">{title}</h2>
        <p lang="en">{text}</p>
        <ButtonLink href={href} look="accent" lang={label && 'en'}>
          {label ?? (
            <Trans comment="Button at the end of a page of the template">get support</Trans>
          )}
        </ButtonLink>
      </div>
    </section>
  )
}
