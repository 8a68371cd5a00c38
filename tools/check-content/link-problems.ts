import type { SiteRoute } from '../../src/prerender/site-routes.ts'
import { readAddress } from '../../src/ui/links/address.ts'
import { didYouMean, nearest } from './did-you-mean.ts'
import { parse, type PlacedHtml } from './html-problems.ts'
import { type PlacedField, versionsOf } from './placed-fields.ts'
import { error } from './problem.ts'

/** A link, with the path of its field. */
interface PlacedLink {
  field: string
  href: string
}

export function linksOf(fields: PlacedField[], texts: PlacedHtml[]): PlacedLink[] {
  const own = fields
    .filter(({ field }) => field.kind === 'link')
    .flatMap(versionsOf)
    .map(({ path, text }) => ({ field: path, href: text }))
  const within = texts.flatMap(({ field, html }) =>
    [...parse(html).querySelectorAll('a[href]')].map((link) => ({
      field,
      href: link.getAttribute('href') ?? '',
    })),
  )
  return [...own, ...within]
}

/** Reports links within the site that lead to no page, and links that have no address. */
export function deadLinks(links: PlacedLink[], routes: SiteRoute[]) {
  const paths = routes.map(({ path }) => path)
  return links.flatMap(({ field, href }) => {
    const dead = (why: string) => [error('link leads nowhere', field, `has a link ${why}`)]
    const address = readAddress(href)
    if (!address) return dead(`that nobody can follow: ${JSON.stringify(href)}`)
    if (address.kind !== 'page') return []
    const path = new URL(address.href, location.origin).pathname.replace(/(?<=.)\/+$/, '')
    if (paths.some((one) => one.toLowerCase() === path.toLowerCase())) return []
    return dead(`to ${path}, which is no page of the site${didYouMean(nearest(path, paths))}`)
  })
}
