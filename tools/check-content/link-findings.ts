import type { ContentCall } from '../../src/api/calls/calls.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { Localized } from '../../src/i18n/localized.ts'
import { readAddress } from '../../src/ui/links/address.ts'
import type { Finding } from './finding.ts'
import { parse, type PlacedHtml } from './html-findings.ts'
import { nearest } from './nearest.ts'
import type { PlacedField } from './placed-fields.ts'

/** A link, with the path of its field. */
interface PlacedLink {
  field: string
  href: string
}

export function linksOf(fields: PlacedField[], texts: PlacedHtml[]): PlacedLink[] {
  const own = fields.flatMap(({ kind, value, path }) =>
    kind === 'link' && value instanceof Localized
      ? LANGUAGE_CODES.flatMap((language) => {
          const href = value.values[language]
          return href === undefined ? [] : [{ field: path(language), href }]
        })
      : [],
  )
  const within = texts.flatMap(({ field, html }) =>
    [...parse(html).querySelectorAll('a[href]')].map((link) => ({
      field,
      href: link.getAttribute('href') ?? '',
    })),
  )
  return [...own, ...within]
}

/** Reports links within the site that lead to no page, and links that have no address. */
export function deadLinks(call: ContentCall, links: PlacedLink[], paths: string[]): Finding[] {
  const error = { level: 'error' as const, kind: 'link leads nowhere' as const, call }
  return links.flatMap(({ field, href }) => {
    const address = readAddress(href)
    if (!address) {
      return [
        { ...error, field, says: `has a link that nobody can follow: ${JSON.stringify(href)}` },
      ]
    }
    if (address.kind !== 'page') return []
    const path = new URL(address.href, location.origin).pathname.replace(/(?<=.)\/+$/, '')
    if (paths.some((one) => one.toLowerCase() === path.toLowerCase())) return []
    const meant = nearest(path, paths)
    return [
      {
        ...error,
        field,
        says: `has a link to ${path}, which is no page of the site${meant === undefined ? '' : `; did you mean ${meant}?`}`,
      },
    ]
  })
}
