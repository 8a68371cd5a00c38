import { addressInLanguage } from '../i18n/address-in-language.ts'
import { FALLBACK_LANGUAGE, type Language } from '../i18n/languages.ts'
import { readAddress } from '../ui/address.ts'

/** Makes a page's links lead on in its language: without scripts nothing remembers the choice. */
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
    const url = addressInLanguage(plain, language)
    link.setAttribute('href', url.pathname + url.search + url.hash)
  }
  return template.innerHTML
}
