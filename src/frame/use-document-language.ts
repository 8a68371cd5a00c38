import { useLayoutEffect } from 'react'
import { useLanguage } from '../i18n/active-language.ts'
import { LANGUAGES } from '../isomorphic/languages.ts'

/** Names the language of the site in the document, in the frame in which the texts change. */
export function useDocumentLanguage(): void {
  const { tag } = LANGUAGES[useLanguage()]
  useLayoutEffect(() => {
    // The same value again would have the browser style the whole page again.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  }, [tag])
}
