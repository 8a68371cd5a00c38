import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide'
import type { KeyboardEvent, Ref } from 'react'
import { useLanguage } from '../../i18n/active-language.ts'
import { type Language, LANGUAGES, OFFERED_LANGUAGES } from '../../isomorphic/languages.ts'
import { Icon } from '../../ui/icon.tsx'
import { isShortcut } from '../../ui/is-shortcut.ts'

interface LanguageMenuProps {
  ref: Ref<HTMLDivElement>
  id: string
  onChoose: (language: Language) => void
}

/** The languages as a menu. Arrows, Home, End and first letters move between them. */
export function LanguageMenu({ ref, id, onChoose }: LanguageMenuProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      aria-label={t({ message: 'Language', comment: 'Heard, not seen: the list of languages' })}
      tabIndex={-1}
      onKeyDown={moveByKey}
    >
      {OFFERED_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          role="menuitemradio"
          aria-checked={code === language}
          lang={LANGUAGES[code].tag}
          tabIndex={-1}
          onClick={() => {
            onChoose(code)
          }}
        >
          <span className="language-label">{LANGUAGES[code].label}</span> {LANGUAGES[code].name}
          {code === language && <Icon of={Check} size="1em" />}
        </button>
      ))}
    </div>
  )
}

/** Moves the focus to an option, counted from the first, or from the last if negative. */
export function focusOption(menu: HTMLElement | null, option: number): void {
  const options = optionsOf(menu)
  options.at(option % options.length)?.focus()
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (isShortcut(event)) return
  const menu = event.currentTarget
  const focused = optionsOf(menu).findIndex((option) => option === document.activeElement)
  // A press beside the options gives the menu itself the focus.
  const target = { ArrowDown: focused + 1, ArrowUp: Math.max(focused, 0) - 1, Home: 0, End: -1 }[
    event.key
  ]
  const byLetter = OFFERED_LANGUAGES.findIndex((code) =>
    LANGUAGES[code].name.toLowerCase().startsWith(event.key.toLowerCase()),
  )
  if (target === undefined && byLetter < 0) return
  event.preventDefault()
  focusOption(menu, target ?? byLetter)
}

function optionsOf(menu: HTMLElement | null): HTMLButtonElement[] {
  return [...(menu?.querySelectorAll('button') ?? [])]
}
