import type { Page } from '@playwright/test'
import { sampleContent } from '../../support/content.ts'
import { LANGUAGES, PRODUCT_ROUTES } from '../../support/product-routes.ts'

type Language = (typeof LANGUAGES)[number]['code']

interface PageDocument {
  lang: string
  headings: string[]
  head: string[]
}

/** Reads the page's document, or `html` within an empty page, which has no policy. */
export function readDocument(page: Page, html?: string): Promise<PageDocument> {
  return page.evaluate((source) => {
    const read =
      source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
    const head = [
      ...read.head.querySelectorAll(
        'title, meta[name], meta[property], link:is([rel=canonical], [rel=alternate])',
      ),
    ]
    return {
      lang: read.documentElement.lang,
      headings: [...read.querySelectorAll('h1')].map((heading) => heading.textContent),
      head: head
        .filter((tag) => !/viewport|theme-color/.test(tag.getAttribute('name') ?? ''))
        .map((tag) => {
          const name = ['name', 'property', 'rel', 'lang', 'hreflang'].flatMap(
            (attribute) => tag.getAttribute(attribute) ?? [],
          )
          const value = tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent
          return `${[tag.localName, ...name].join(' ')}: ${value}`
        })
        .sort(),
    }
  }, html)
}

const META_TAGS = sampleContent('meta-tags') as unknown as Record<string, string>[]

/** The document that a page must have, derived from the sample content. */
export function expectedDocument(path: string, code: Language, origin: string): PageDocument {
  const { tag, site } = languageOf(code)
  const heading = PRODUCT_ROUTES.find((route) => route.path === path)?.[code] ?? site
  const record = META_TAGS.find(({ page }) => page === (path === '/' ? 'home' : path.slice(1)))
  const title = record?.[`${code}_title`] ?? `${heading} | ${site}`
  return {
    lang: tag,
    headings: [heading],
    head: [
      `title: ${title}`,
      `meta og:title: ${title}`,
      'meta og:type: website',
      `meta og:site_name: ${site}`,
      ...LANGUAGES.map(
        (other) => `meta og:locale${other.code === code ? '' : ':alternate'}: ${other.locale}`,
      ),
      ...(record ? recordTags(record, code, origin) : []),
      ...(path === '/error' ? ['meta robots: noindex'] : addressTags(path, code, origin)),
    ].sort(),
  }
}

function recordTags(record: Record<string, string>, code: Language, origin: string): string[] {
  return [
    `meta description: ${record[`${code}_description`]}`,
    `meta og:description: ${record[`${code}_description`]}`,
    `meta keywords: ${record[`${code}_keywords`]}`,
    `meta og:image: ${origin}${record.image}`,
    ...(['ru', 'arm'] as const).flatMap((variant) =>
      ['title', 'description', 'keywords'].map(
        (name) => `meta ${name} ${languageOf(variant).tag}: ${record[`${variant}_${name}`]}`,
      ),
    ),
  ]
}

function addressTags(path: string, code: Language, origin: string): string[] {
  const page = origin + (path === '/blog-2-column' ? '/our-residenst' : path)
  const addressIn = (language: Language) =>
    language === 'en' ? page : `${page}?lang=${languageOf(language).tag}`
  return [
    `link canonical: ${addressIn(code)}`,
    `meta og:url: ${addressIn(code)}`,
    ...LANGUAGES.map((other) => `link alternate ${other.tag}: ${addressIn(other.code)}`),
    `link alternate x-default: ${page}`,
  ]
}

function languageOf(code: Language) {
  const language = LANGUAGES.find((one) => one.code === code)
  if (!language) throw new Error(`There is no language ${code}.`)
  return language
}
