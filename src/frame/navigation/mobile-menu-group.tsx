import { Minus, Plus } from 'lucide'
import { useId, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { NavigationAnchor } from './navigation-anchor.tsx'
import type { GroupEntry } from './navigation-entries.ts'
import { useIsActiveGroup } from './use-active-path.ts'
import { useNavigationLabels } from './use-navigation-labels.ts'

/** A group of the mobile menu. Its icon is a plus if its links are hidden, and a minus if not. */
export function MobileMenuGroup({ group }: { group: GroupEntry }) {
  const label = useNavigationLabels()(group.label)
  const active = useIsActiveGroup(group)
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={active || undefined}
        onClick={() => {
          setOpen(!open)
        }}
      >
        <span>{label}</span> <Icon of={open ? Minus : Plus} />
      </button>
      <ul id={id} hidden={!open}>
        {group.links.map((link) => (
          <li key={link.label}>
            <NavigationAnchor link={link} />
          </li>
        ))}
      </ul>
    </>
  )
}
