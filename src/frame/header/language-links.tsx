import './language-links.css'
import { LANGUAGES, OFFERED_LANGUAGES } from '../../isomorphic/languages.ts'

/** Takes the place of the language switcher until the scripts come. */
export function LanguageLinks() {
  return (
    <div className="language-links without-scripts">
      {OFFERED_LANGUAGES.map((code) => {
        const { label, tag } = LANGUAGES[code]
        return (
          <a key={code} href={`?lang=${tag}`} lang={tag} hrefLang={tag}>
            {label}
          </a>
        )
      })}
    </div>
  )
}
