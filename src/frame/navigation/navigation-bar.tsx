import './navigation-bar.css'
import { useLingui } from '@lingui/react/macro'
import { NavigationAnchor } from './navigation-anchor.tsx'
import { useNavigationEntries } from './navigation-entries.ts'
import { NavigationSubmenu } from './navigation-submenu.tsx'

/** The navigation for wide screens. */
export function NavigationBar() {
  const { t } = useLingui()
  const entries = useNavigationEntries()
  return (
    <nav
      aria-label={t({
        message: 'Main navigation',
        comment: 'Heard, not seen: the links in the header',
      })}
      className="navigation-bar"
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.links ? <NavigationSubmenu group={entry} /> : <NavigationAnchor link={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}
