import './tabs.css'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { isShortcut } from '../../ui/is-shortcut.ts'

interface TabsProps {
  /** The name of the row of tabs for screen readers. */
  label: string
  tabs: { id: string; label: string; content: ReactNode }[]
}

/**
 * Tabs, the first selected (WAI-ARIA Authoring Practices, Tabs). The row is one stop of the keyboard, and
 * the arrow keys move within it. Hidden panels stay in the document, so they keep text that was typed.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [selectedIndex, select] = useState(0)
  const groupId = useId()
  const tabId = (id: string) => `${groupId}-${id}`
  const panelId = (id: string) => `${groupId}-${id}-panel`

  const selectByKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: (selectedIndex || tabs.length) - 1,
      ArrowRight: (selectedIndex + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const tab = tabs[targets[event.key] ?? -1]
    if (!tab || isShortcut(event)) return
    event.preventDefault()
    select(tabs.indexOf(tab))
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
            aria-selected={index === selectedIndex}
            tabIndex={index === selectedIndex ? 0 : -1}
            onClick={() => {
              select(index)
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
          hidden={index !== selectedIndex}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
