import { useRouter } from '@tanstack/react-router'
import { config } from '../../config.ts'
import { addressInLanguage } from '../../isomorphic/address-in-language.ts'
import type { Language } from '../../isomorphic/languages.ts'

/**
 * The site's origin for search engines and link previews. Without a setting it is the one that the
 * prerendered page names, so that the page stays as it came, else the origin in the browser.
 */
export function publicOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return config.siteUrl ?? new URL(canonical?.href ?? location.href).origin
}

/** Returns a function that completes a path of the site to its public address. */
export function usePublicAddressOf() {
  const { siteUrl } = useRouter().options.context
  return (path: string, language?: Language): string => {
    const address = new URL(path, siteUrl)
    return (language ? addressInLanguage(address, language) : address).href
  }
}
