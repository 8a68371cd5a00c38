import { chooseLanguage, useLanguage } from '../../i18n/active-language.ts'
import { LANGUAGES, OFFERED_LANGUAGES } from '../../i18n/languages.ts'

/** All languages at once, each in its own name: for a place that has the room. */
export function LanguageChoice() {
  const language = useLanguage()
  return (
    <div className="language-choice">
      {OFFERED_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={LANGUAGES[code].tag}
          aria-pressed={code === language}
          onClick={() => {
            void chooseLanguage(code)
          }}
        >
          {LANGUAGES[code].name}
        </button>
      ))}
    </div>
  )
}
