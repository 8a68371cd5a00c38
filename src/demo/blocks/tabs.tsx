import './tabs.css'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface TabsProps {
  /** Names the row of tabs for a screen reader. */
  label: string
  tabs: { id: string; label: string; content: ReactNode }[]
  selected: string | undefined
  onSelect: (id: string) => void
}

/**
 * Parts of one thing, of which one is seen (WAI-ARIA Authoring Practices, Tabs): one stop of the
 * keyboard, from which the arrow keys go round. The others stay as they are, what was typed too.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const groupId = useId()
  const tabId = (id: string) => `${groupId}-${id}`
  const panelId = (id: string) => `${groupId}-${id}-panel`

  // The first tab, if none is of this id.
  const place = Math.max(
    0,
    tabs.findIndex(({ id }) => id === selected),
  )

  const selectByKey = (event: KeyboardEvent) => {
    const target = {
      ArrowLeft: place - 1,
      ArrowRight: (place + 1) % tabs.length,
      Home: 0,
      End: -1,
    }[event.key]
    const tab = target === undefined ? undefined : tabs.at(target)
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(tabId(tab.id))?.focus()
  }

  return (
    <div className="tabs">
      <div role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-controls={panelId(tab.id)}
            aria-selected={index === place}
            tabIndex={index === place ? 0 : -1}
            onClick={() => {
              onSelect(tab.id)
            }}
            onKeyDown={selectByKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab.id)}
          aria-labelledby={tabId(tab.id)}
          tabIndex={0}
          hidden={index !== place}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
