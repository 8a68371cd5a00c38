import { Trans } from '@lingui/react/macro'
import type { RouterHistory } from '@tanstack/react-router'
import type { Root } from 'react-dom/client'
import { createQueryClient } from '../api/records/query-client.ts'
import { config } from '../config.ts'
import { createSiteLanguage } from '../i18n/site-language.ts'
import { LANGUAGES } from '../isomorphic/languages.ts'
import { createSiteRouter, type SiteRouter } from '../router/router.ts'
import { keepScrollPlaces } from '../router/scroll-places.ts'
import type { SiteContext } from '../router/site-context.ts'
import { createToasts } from '../toasts/create-toasts.ts'
import { sanitizer } from '../ui/rich-text/sanitizer.ts'

export type Site = SiteContext & { router: SiteRouter }

/** A site that React shows. */
export interface StartedSite {
  reactRoot: Root
  /** Resolves when the content calls of the start have ended. Never rejects. */
  content: Promise<void>
}

/** @param history default: the browser's */
export function createSite(history?: RouterHistory): Site {
  const toasts = createToasts()
  const siteLanguage = createSiteLanguage({
    load: sanitizer.load,
    notifyLost: (language) => {
      const { name } = LANGUAGES[language]
      toasts.show(
        'error',
        <Trans comment="A toast; {name} is a language, by its own name">
          {name} could not be loaded. Please choose it again.
        </Trans>,
        `${language} lost`,
      )
    },
  })
  if (import.meta.env.DEV) {
    addEventListener('catalog-saved', ({ detail: { tag, messages } }) => {
      siteLanguage.i18n.load(tag, messages)
    })
  }
  const queryClient = createQueryClient()
  const context = {
    ...readPage(),
    queryClient,
    siteLanguage,
    toasts,
    tabMemory: new Map<string, string>(),
    opensAtTop: () => places.opensAtTop(),
  }
  const router = createSiteRouter(context, history ? { history } : {})
  const places = keepScrollPlaces(router)
  return { ...context, router }
}

/** Reads what the page says about itself and its server. */
function readPage() {
  // Without a setting, the origin is the one that a prerendered page names, so that the page stays as it came.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return {
    origin: location.origin,
    siteUrl: config.siteUrl ?? new URL(canonical?.href ?? location.href).origin,
    serverFacts: document.documentElement.dataset,
  }
}
