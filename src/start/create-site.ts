import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import type { Root } from 'react-dom/client'
import { createQueryClient } from '../api/records/query-client.ts'
import { configureLanguageChange } from '../i18n/change-language.ts'
import { createSiteRouter, type SiteRouter } from '../router/router.ts'
import { sanitizer } from '../ui/rich-text/sanitizer.ts'
import { notifyLostLanguage } from './notify-lost-language.tsx'

export interface Site {
  queryClient: QueryClient
  router: SiteRouter
}

/** A site that React shows. */
export interface StartedSite {
  reactRoot: Root
  /** Resolves when the content calls of the start have ended. Never rejects. */
  content: Promise<void>
}

/** @param history default: the browser's */
export function createSite(history?: RouterHistory): Site {
  configureLanguageChange({ load: sanitizer.load, notifyLost: notifyLostLanguage })
  const queryClient = createQueryClient()
  return { queryClient, router: createSiteRouter({ queryClient, ...(history && { history }) }) }
}
