import { parseAddress, withoutOrigin } from '../../addresses/parse-address.ts'
import { addressInLanguage, queryWithoutLanguage } from '../../isomorphic/address-in-language.ts'
import { FALLBACK_LANGUAGE, type Language } from '../../isomorphic/languages.ts'

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
  '&nbsp;': '\u00a0',
}

/** A tag as React and the sanitiser write it: each value is in double quotes, and escapes those in it. */
const TAG = /<(?:[^"<>]|"[^"]*")*>/g
const LINK = /^(<a(?: [^"]*"[^"]*")*? href=")([^"]*)/

/**
 * Adds the language to a page's links, because without scripts nothing remembers the choice. Parsing the
 * page would take longer than rendering it.
 *
 * @param page the address of the page
 */
export function addLanguageToLinks(html: string, language: Language, page: string): string {
  if (language === FALLBACK_LANGUAGE) return html
  return html.replace(TAG, (tag) =>
    tag.replace(LINK, (link, start: string, value: string) => {
      const href = value.replace(
        /&(?:amp|quot|lt|gt|#x27|nbsp);/g,
        (name) => CHARACTERS[name] ?? name,
      )
      const address = href.startsWith('#') ? undefined : parseAddress(href, page)
      if (address?.kind !== 'page') return link
      const plain = new URL(address.href, page)
      if (plain.searchParams.has('lang')) return link
      return start + withoutOrigin(addressInLanguage(plain, language)).replaceAll('&', '&amp;')
    }),
  )
}

/**
 * Undoes `addLanguageToLinks`: once the scripts run, the site remembers the language itself. The links that
 * choose a language stay.
 */
export function removeLanguageFromLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href*="lang="]:not([hreflang])')) {
    const url = new URL(link.href)
    if (url.origin !== location.origin) continue
    // An author's own link may lead to another language.
    if (url.searchParams.get('lang') !== document.documentElement.lang) continue
    url.search = queryWithoutLanguage(url.search)
    link.setAttribute('href', withoutOrigin(url))
  }
}
