import './language-switcher.css'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../../i18n/active-language.ts'
import { LANGUAGES, OFFERED_LANGUAGES } from '../../isomorphic/languages.ts'
import { Icon } from '../../ui/icon.tsx'
import { isShortcut } from '../../ui/is-shortcut.ts'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { focusOption, LanguageMenu } from './language-menu.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

/** A menu button that changes the language (WAI-ARIA Authoring Practices, Menu Button). */
export function LanguageSwitcher() {
  const { t } = useLingui()
  const language = useLanguage()
  const { pending, choose } = useChooseLanguage()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const { open, setOpen, container, button, onBlur } = useDisclosure()

  const show = (option: number) => {
    // The menu must be there before its options can take the focus.
    flushSync(() => {
      setOpen(true)
    })
    focusOption(menu.current, option)
  }
  const showByKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    show(event.key === 'ArrowDown' ? 0 : -1)
  }

  const { name, label } = LANGUAGES[language]
  return (
    <div ref={container} className="language-switcher" data-needs-scripts onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-busy={pending !== undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          if (open) setOpen(false)
          else show(OFFERED_LANGUAGES.indexOf(language))
        }}
        onKeyDown={showByKey}
      >
        {/* The key changes it even if a browser has translated it. */}
        <span key={name}>
          {label}{' '}
          <span className="sr-only">
            {`– ${t({
              message: `Language: ${name}`,
              comment: 'Heard, not seen: the button; {name} is in that language',
            })}`}
          </span>{' '}
        </span>
        <Icon of={ChevronDown} size="1em" />
      </button>
      {open && (
        <LanguageMenu
          ref={menu}
          id={id}
          onChoose={(code) => {
            setOpen(false)
            button.current?.focus()
            void choose(code)
          }}
        />
      )}
    </div>
  )
}
