import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '../../src/i18n/languages.ts'

/**
 * The name of a page's file for a host of static files: `/services` is `services.html`, which such
 * hosts find by themselves, and `services.ru.html` in Russian.
 */
export function pageFile(path: string, language: Language): string {
  const name = path === '/' ? 'index' : path.slice(1)
  return language === FALLBACK_LANGUAGE ? `${name}.html` : `${name}.${LANGUAGES[language].tag}.html`
}
