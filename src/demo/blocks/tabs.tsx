import './tabs.css'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface TabsProps<Id extends string> {
  /** What the tabs are parts of, for a screen reader. */
  label: string
  tabs: { id: Id; label: string; content: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
}

/**
 * Parts of one thing, of which one is seen (WAI-ARIA Authoring Practices, Tabs): one stop of the
 * keyboard, from which the arrow keys go round. The others stay as they are, what was typed too.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const groupId = useId()
  const tabId = (id: Id) => `${groupId}-${id}`
  const panelId = (id: Id) => `${groupId}-${id}-panel`

  const selectByKey = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ id }) => id === selected)
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
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-controls={panelId(tab.id)}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => {
              onSelect(tab.id)
            }}
            onKeyDown={selectByKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab.id)}
          aria-labelledby={tabId(tab.id)}
          tabIndex={0}
          hidden={tab.id !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
