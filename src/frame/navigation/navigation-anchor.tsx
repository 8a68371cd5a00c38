import { ArrowUpRight } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { ExternalLink } from '../../ui/links/external-link.tsx'
import type { LinkEntry } from './navigation-entries.ts'
import { PageLink } from './page-link.tsx'
import { useNavigationLabels } from './use-navigation-labels.ts'

interface NavigationAnchorProps {
  link: LinkEntry
  onClick?: () => void
}

/** One entry of the navigation: a page, or another site. */
export function NavigationAnchor({ link, onClick }: NavigationAnchorProps) {
  const label = useNavigationLabels()(link.label)
  if (link.externalUrl !== undefined) {
    return (
      <ExternalLink href={link.externalUrl} onClick={onClick}>
        <span>{label}</span> <Icon of={ArrowUpRight} size="1em" />
      </ExternalLink>
    )
  }
  return (
    <PageLink page={link.label} onClick={onClick}>
      {label}
    </PageLink>
  )
}
