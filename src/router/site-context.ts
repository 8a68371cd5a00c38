import type { QueryClient } from '@tanstack/react-query'
import type { SiteLanguage } from '../i18n/site-language.ts'
import type { SiteToasts } from '../toasts/site-toasts.tsx'

/** What a page says of itself and of its server. */
export interface PageValues {
  /** The origin that the page comes from. */
  origin: string
  /** The site's origin for search engines and link previews, unless the build knows it. */
  siteUrl: string
  /** What the server writes into `<html>`: `data-keep-days`, `data-sample-content`. */
  serverFacts: DOMStringMap
}

/** What belongs to one site, or to one rendering of a page. */
export interface SiteParts {
  queryClient: QueryClient
  siteLanguage: SiteLanguage
  toasts: SiteToasts
}

/** The router hands this to routes and components: only the start reads it from the document. */
export type SiteContext = PageValues & SiteParts
