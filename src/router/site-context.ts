import type { QueryClient } from '@tanstack/react-query'
import type { SiteLanguage } from '../i18n/site-language.ts'
import type { SiteToasts } from '../toasts/site-toasts.tsx'

/** What belongs to one site, or to one rendering of a page. The router hands it to routes and components. */
export interface SiteContext {
  queryClient: QueryClient
  siteLanguage: SiteLanguage
  toasts: SiteToasts
  /** The site's origin for search engines and link previews. */
  siteUrl: string
}
