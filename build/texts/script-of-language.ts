/** The code of the script that a language is written in, such as 'Cyrl', by the language's tag. */
export function scriptOfLanguage(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? 'Latn'
}
