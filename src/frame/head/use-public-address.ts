import { addressInLanguage } from '../../isomorphic/address-in-language.ts'
import type { Language } from '../../isomorphic/languages.ts'
import { useSiteContext } from '../../ui/use-site-context.ts'

/** Returns a function that turns a path of the site into its public address. */
export function usePublicAddress() {
  const { siteUrl } = useSiteContext()
  return (path: string, language?: Language): string => {
    const address = new URL(path, siteUrl)
    return (language ? addressInLanguage(address, language) : address).href
  }
}
