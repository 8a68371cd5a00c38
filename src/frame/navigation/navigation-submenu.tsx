import { ChevronDown } from 'lucide'
import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { NavigationAnchor } from './navigation-anchor.tsx'
import type { GroupEntry } from './navigation-entries.ts'
import { useIsActiveGroup } from './use-active-path.ts'
import { useNavigationLabels } from './use-navigation-labels.ts'

/**
 * A group of the bar: a button that shows its links when it is clicked, or while a mouse points at
 * it (WAI-ARIA Authoring Practices, Disclosure Navigation).
 */
export function NavigationSubmenu({ group }: { group: GroupEntry }) {
  const label = useNavigationLabels()(group.label)
  const active = useIsActiveGroup(group)
  const id = useId()
  const { open, setOpen, container, button, onBlur } = useDisclosure()

  // Before React, CSS opens it (`navigation-bar.css`). It must not close while it has the mouse or the focus.
  useEffect(() => {
    if (container.current?.matches(':hover, :focus-within')) setOpen(true)
  }, [container, setOpen])

  const list = useRef<HTMLUListElement>(null)
  const pressedBy = useRef('')

  const hover = (shown: boolean) => (event: PointerEvent) => {
    // If the focus is in the list, the mouse neither opens nor closes it.
    const inUse = list.current?.contains(document.activeElement)
    if (event.pointerType === 'mouse' && !inUse) setOpen(shown)
  }
  return (
    <div
      ref={container}
      className="submenu"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={active || undefined}
        onPointerDown={(event) => {
          pressedBy.current = event.pointerType
        }}
        onClick={() => {
          // Hovering has already opened it, so the click that follows must not close it.
          setOpen(pressedBy.current === 'mouse' || !open)
          pressedBy.current = ''
        }}
      >
        <span>{label}</span> <Icon of={ChevronDown} size="1em" />
      </button>
      <ul ref={list} id={id} hidden={!open}>
        {group.links.map((link) => (
          <li key={link.label}>
            <NavigationAnchor
              link={link}
              onClick={() => {
                setOpen(false)
                // The focus would be lost with the link. A page that opens takes it.
                button.current?.focus()
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
