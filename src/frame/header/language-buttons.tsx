import { useLanguage } from '../../i18n/active-language.ts'
import { LANGUAGES, OFFERED_LANGUAGES } from '../../isomorphic/languages.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** A button for each language, with the language's own name, for places with enough room. */
export function LanguageButtons() {
  const language = useLanguage()
  const { pending, choose } = useChooseLanguage()
  return (
    <div className="language-buttons">
      {OFFERED_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={LANGUAGES[code].tag}
          aria-pressed={code === language}
          aria-busy={code === pending}
          onClick={() => {
            void choose(code)
          }}
        >
          {LANGUAGES[code].name}
        </button>
      ))}
    </div>
  )
}
