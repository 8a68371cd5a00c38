import { useRouter } from '@tanstack/react-router'
import { addressInLanguage } from '../../isomorphic/address-in-language.ts'
import type { Language } from '../../isomorphic/languages.ts'

/** Returns a function that completes a path of the site to its public address. */
export function usePublicAddressOf() {
  const { siteUrl } = useRouter().options.context
  return (path: string, language?: Language): string => {
    const address = new URL(path, siteUrl)
    return (language ? addressInLanguage(address, language) : address).href
  }
}
