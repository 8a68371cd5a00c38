import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '../../src/i18n/languages.ts'

/** `/services` is `services.html`, as static hosts look for it; in Russian, `services.ru.html`. */
export function pageFile(path: string, language: Language): string {
  const name = path === '/' ? 'index' : path.slice(1)
  return language === FALLBACK_LANGUAGE ? `${name}.html` : `${name}.${LANGUAGES[language].tag}.html`
}
