import './language-switcher.css'
import { useLingui } from '@lingui/react/macro'
import { Check, ChevronDown } from 'lucide'
import { type KeyboardEvent, useId, useRef } from 'react'
import { chooseLanguage, useLanguage } from '../../i18n/active-language.ts'
import { type Language, LANGUAGES, OFFERED_LANGUAGES } from '../../i18n/languages.ts'
import { useDisclosure } from '../../ui/hooks/use-disclosure.ts'
import { Icon } from '../../ui/icon.tsx'
import { isShortcut } from '../../ui/is-shortcut.ts'
import { preloadSanitizer } from '../../ui/rich-text/sanitizer.ts'

/** A menu button that changes the language (WAI-ARIA Authoring Practices, Menu Button). */
export function LanguageSwitcher() {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const { open, setOpen, container, button, closing } = useDisclosure()

  const options = () => [...(menu.current?.querySelectorAll('button') ?? [])]
  const focusOption = (index: number) =>
    options()
      .at(index % OFFERED_LANGUAGES.length)
      ?.focus()

  // The menu must be on the screen before its options can take the focus.
  const show = (index: number) => {
    setOpen(true)
    void preloadSanitizer()
    requestAnimationFrame(() => focusOption(index))
  }
  const choose = (code: Language) => {
    setOpen(false)
    button.current?.focus()
    void chooseLanguage(code)
  }

  const openByKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    show(event.key === 'ArrowDown' ? 0 : -1)
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return
    const focused = options().indexOf(document.activeElement as HTMLButtonElement)
    const target = {
      ArrowDown: focused + 1,
      ArrowUp: focused - 1,
      Home: 0,
      End: -1,
    }[event.key]
    const byLetter = OFFERED_LANGUAGES.findIndex((code) =>
      startsWith(LANGUAGES[code].name, event.key),
    )
    if (target === undefined && byLetter < 0) return
    event.preventDefault()
    focusOption(target ?? byLetter)
  }

  const { name, label } = LANGUAGES[language]
  return (
    <div ref={container} className="language-switcher" {...closing}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          if (open) setOpen(false)
          else show(OFFERED_LANGUAGES.indexOf(language))
        }}
        onKeyDown={openByKey}
      >
        <span className="sr-only">
          {t({
            message: `Language: ${name}`,
            comment: 'Heard, not seen: the button; {name} is in that language',
          })}
        </span>
        <span aria-hidden>{label}</span> <Icon of={ChevronDown} size="1em" />
      </button>
      {open && (
        <div
          ref={menu}
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
                choose(code)
              }}
            >
              <span aria-hidden className="language-label">
                {LANGUAGES[code].label}
              </span>
              {LANGUAGES[code].name}
              {code === language && <Icon of={Check} size="1em" />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function startsWith(name: string, key: string): boolean {
  return key.length === 1 && name.toLowerCase().startsWith(key.toLowerCase())
}
