import { addressInLanguage } from '../../../src/isomorphic/address-in-language.ts'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGES,
  OFFERED_LANGUAGES,
} from '../../../src/isomorphic/languages.ts'

export interface LastChanges {
  /** An ISO 8601 date, if it is known. */
  lastChange: (path: string, language: Language) => string | undefined
}

/** Each page names its translations (sitemaps.org, with hreflang), and when it last changed. */
export function sitemap(paths: string[], siteUrl: URL, changes: LastChanges): string {
  const urls = paths.flatMap((path) => urlsOf(path, siteUrl, changes))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function urlsOf(path: string, siteUrl: URL, changes: LastChanges): string[] {
  // URL encodes the other characters that XML would have to escape.
  const addressIn = (language: Language) =>
    addressInLanguage(new URL(path, siteUrl), language).href.replaceAll('&', '&amp;')
  const alternate = (tag: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(language)}"/>`
  const alternates = [
    ...OFFERED_LANGUAGES.map((language) => alternate(LANGUAGES[language].tag, language)),
    alternate('x-default', FALLBACK_LANGUAGE),
  ].join('')
  return OFFERED_LANGUAGES.map((language) => {
    const changed = changes.lastChange(path, language)
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${addressIn(language)}</loc>${lastmod}${alternates}</url>`
  })
}
