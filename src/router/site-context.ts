import type { QueryClient } from '@tanstack/react-query'
import type { SiteLanguage } from '../i18n/site-language.ts'
import type { SiteToasts } from '../toasts/create-toasts.ts'

/**
 * The context of one site, or of one rendering of a page. The router hands it to routes and components, so
 * that they read nothing from the document.
 */
export interface SiteContext {
  queryClient: QueryClient
  siteLanguage: SiteLanguage
  toasts: SiteToasts
  /** Keeps what sessionStorage keeps, because a browser may refuse that. */
  tabMemory: Map<string, string>
  /** Whether the page that is being opened will be shown at its top: `scroll-places.ts` knows. */
  opensAtTop: () => boolean
  /** The origin that the page comes from. */
  origin: string
  /** The site's origin for search engines and link previews. */
  siteUrl: string
  /** The facts that the server writes into `<html>`: `data-keep-days`, `data-sample-content`. */
  serverFacts: DOMStringMap
}
