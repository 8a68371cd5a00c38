import { useLayoutEffect } from 'react'
import { useLanguage } from '../i18n/active-language.ts'
import { LANGUAGES } from '../isomorphic/languages.ts'

/** Names the site's language in the document, in the frame that changes the texts. */
export function useDocumentLanguage(): void {
  const { tag } = LANGUAGES[useLanguage()]
  useLayoutEffect(() => {
    // Setting the same value would make the browser style the whole page again.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  }, [tag])
}
