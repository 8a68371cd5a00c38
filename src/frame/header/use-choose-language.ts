import { useState } from 'react'
import type { Language } from '../../isomorphic/languages.ts'
import { useSiteContext } from '../../ui/use-site-context.ts'

/** Chooses a language. It is pending until it is shown or lost. */
export function useChooseLanguage() {
  const { siteLanguage } = useSiteContext()
  const [pending, setPending] = useState<Language>()
  const choose = async (language: Language) => {
    setPending(language)
    await siteLanguage.choose(language)
    // Another one may have been chosen in the meantime.
    setPending((latest) => (latest === language ? undefined : latest))
  }
  return { pending, choose }
}
