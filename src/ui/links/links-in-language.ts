import { addressInLanguage, withoutLanguage } from '../../i18n/address-in-language.ts'
import { FALLBACK_LANGUAGE, type Language } from '../../i18n/languages.ts'
import { readAddress } from './address.ts'

/** Adds the language to a page's links, because without scripts nothing remembers the choice. */
export function linksInLanguage(html: string, language: Language): string {
  if (language === FALLBACK_LANGUAGE) return html
  const template = document.createElement('template')
  template.innerHTML = html
  for (const link of template.content.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    const address = readAddress(href)
    if (address?.kind !== 'page' || href.startsWith('#')) continue
    const plain = new URL(address.href, location.origin)
    if (plain.searchParams.has('lang')) continue
    setPath(link, addressInLanguage(plain, language))
  }
  return template.innerHTML
}

/** Undoes `linksInLanguage`: once the scripts run, the site remembers the language itself. */
export function removeLanguageFromLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href*="lang="]')) {
    const url = new URL(link.href)
    if (url.origin !== location.origin) continue
    // An author's own link may lead to another language.
    if (url.searchParams.get('lang') !== document.documentElement.lang) continue
    url.search = withoutLanguage(url.search)
    setPath(link, url)
  }
}

function setPath(link: Element, { pathname, search, hash }: URL): void {
  link.setAttribute('href', pathname + search + hash)
}
