import { nearest } from '../../server/settings/nearest.ts'
import type { SiteRoute } from '../../src/prerender/site-routes.ts'
import { readAddress } from '../../src/ui/links/address.ts'
import { didYouMean } from './did-you-mean.ts'
import { attributesIn } from './html-problems.ts'
import { type LocatedField, type LocatedText, textsOf } from './located-fields.ts'
import { error } from './problem.ts'

/** The links of fields, and those in HTML texts. */
export function linksOf(fields: LocatedField[], html: LocatedText[]): LocatedText[] {
  return [...textsOf(fields, 'link'), ...attributesIn(html, 'a[href]', 'href')]
}

/** Reports links within the site that lead to no page, and links that have no address. */
export function deadLinks(links: LocatedText[], routes: SiteRoute[]) {
  const paths = routes.map(({ path }) => path)
  return links.flatMap(({ field, text: href }) => {
    const dead = (why: string) => [error('link leads nowhere', field, `has a link ${why}`)]
    const address = readAddress(href)
    if (!address) return dead(`that nobody can follow: ${JSON.stringify(href)}`)
    if (address.kind !== 'page') return []
    const path = new URL(address.href, location.origin).pathname.replace(/(?<=.)\/+$/, '')
    if (paths.some((one) => one.toLowerCase() === path.toLowerCase())) return []
    return dead(`to ${path}, which is no page of the site${didYouMean(nearest(path, paths))}`)
  })
}
