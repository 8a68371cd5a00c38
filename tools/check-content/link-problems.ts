import { quoted } from '../../build/texts/text-problem.ts'
import { nearestName } from '../../server/platform/program/nearest-name.ts'
import { parseAddress } from '../../src/addresses/parse-address.ts'
import { decodeUri, needsNoTarget } from '../../src/html/link-targets.ts'
import { HEADING_ID_PREFIX } from '../../src/html/toc-entries.ts'
import { FALLBACK_LANGUAGE } from '../../src/isomorphic/languages.ts'
import { type PageRoute, pathKey } from '../../src/isomorphic/page-route.ts'
import { addressProblem, SITE_ADDRESS } from './address-problem.ts'
import { type LocatedField, type LocatedText, textsOf } from './located-fields.ts'
import type { PageAnchors } from './page-anchors.ts'
import { didYouMean, error, type Problem, warning } from './problem.ts'
import { attributesIn, elementsIn } from './read-html.ts'

/** A page without a record has no headings from content. */
const NO_ANCHORS: PageAnchors = {}

/** Whether a path is named as the file of a page, such as /services.html, which leads to no page. */
export function isPageFile(pathname: string): boolean {
  return /\.html$/i.test(pathname)
}

/** The links of fields, and those in HTML texts. */
export function linksOf(fields: LocatedField[], html: LocatedText[]): LocatedText[] {
  return [...textsOf(fields, 'link'), ...attributesIn(html, 'a[href]', 'href')]
}

/**
 * Reports links within the site that lead to no page or to no heading, and links that have no address.
 *
 * @param page the address of the page that shows the links
 * @param anchors the headings of each page, by its address; undefined if its record is not there
 */
export function deadLinks(
  links: LocatedText[],
  routes: PageRoute[],
  page: string | undefined,
  anchors: Map<string, PageAnchors | undefined>,
): Problem[] {
  const paths = routes.map(({ path }) => path)
  return links.flatMap(({ field, text: href, language = FALLBACK_LANGUAGE }) => {
    const dead = (why: string, fix?: string) => [
      error('link leads nowhere', field, `has a link ${why}`, fix),
    ]
    const slip = addressProblem(href)
    if (slip) return dead(`to ${quoted(href)}, which ${slip.message}`, slip.fix)
    const address = parseAddress(href, SITE_ADDRESS)
    if (!address) return dead(`that nobody can follow: ${quoted(href)}`)
    const { origin, pathname, hash } = new URL(address.href, SITE_ADDRESS)
    const isOwn = origin === new URL(SITE_ADDRESS).origin
    const isPage = address.kind === 'page' || (isOwn && isPageFile(pathname))
    if (!isPage) return []

    const path = href.startsWith('#') ? page : pathname.replace(/(?<=[^/])\/+$/, '')
    const route = paths.find((known) => path && known.toLowerCase() === pathKey(path))
    if (path !== undefined && route === undefined) {
      return dead(`to ${path}, which is no page of the site${didYouMean(nearestName(path, paths))}`)
    }
    const id = decodeUri(hash.slice(1))
    if (!id.startsWith(HEADING_ID_PREFIX) || route === undefined) return []
    const onPage = anchors.has(route) ? anchors.get(route) : NO_ANCHORS
    const headings = onPage?.[language] ?? []
    if (!onPage || headings.includes(id)) return []
    const meant = nearestName(id, headings)
    const place = `to the heading #${id} of ${path ?? 'this page'}, which is not there`
    return dead(
      place + didYouMean(meant && `#${meant}`),
      headings.length > 0 && !meant
        ? `Link to one of its headings: ${headings.map((heading) => `#${heading}`).join(', ')}.`
        : undefined,
    )
  })
}

/** Reports links within a text, such as links to footnotes, whose target is not in the text. */
export function lostFragmentLinks({ texts, words }: LocatedField): Problem[] {
  return texts.flatMap(({ field, text }) => {
    const places = elementsIn(text, '[id], [name]').flatMap((element) => [
      element.id,
      element.getAttribute('name'),
    ])
    const lost = attributesIn([{ field, text }], 'a[href^="#"]', 'href').find(
      ({ text: href }) =>
        !needsNoTarget(href) && !(words?.hasAnchors && places.includes(decodeUri(href.slice(1)))),
    )
    if (!lost) return []
    const message = `has a link to ${quoted(lost.text)}, which is no place of this text: it becomes plain text`
    return [warning('link leads nowhere', field, message, 'Link to a page, or remove the link.')]
  })
}
