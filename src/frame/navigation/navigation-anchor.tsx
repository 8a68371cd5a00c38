import { Link } from '@tanstack/react-router'
import { ArrowUpRight } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { ExternalLink } from '../../ui/links/external-link.tsx'
import { type NavigationLink, PAGES } from './navigation-entries.ts'
import { useActivePath } from './use-active-path.ts'
import { useNavigationLabels } from './use-navigation-labels.ts'

interface NavigationAnchorProps {
  link: NavigationLink
  onClick?: () => void
}

/** One entry of the navigation, marked if it is the current page. */
export function NavigationAnchor({ link, onClick }: NavigationAnchorProps) {
  const label = useNavigationLabels()(link.label)
  const path = useActivePath()
  if ('externalUrl' in link) {
    return (
      <ExternalLink href={link.externalUrl} onClick={onClick}>
        <span>{label}</span> <Icon of={ArrowUpRight} size="1em" />
      </ExternalLink>
    )
  }
  return (
    <Link
      to={PAGES[link.label]}
      // The page is active whatever query or fragment its address has.
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={PAGES[link.label] === path ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
    </Link>
  )
}
