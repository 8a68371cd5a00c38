const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })
const SCRIPTS = new Intl.DisplayNames('en', { type: 'script' })

/** The English name of a language, such as 'Russian', by its tag. */
export function languageName(tag: string): string {
  return LANGUAGES.of(tag) ?? tag
}

/** The English name of a script, such as 'Cyrillic', by its code. */
export function scriptName(code: string): string {
  return SCRIPTS.of(code) ?? code
}
