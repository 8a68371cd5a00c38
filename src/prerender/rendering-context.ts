import { createQueryClient } from '../api/records/query-client.ts'
import { createSiteLanguage } from '../i18n/site-language.ts'
import type { SiteContext } from '../router/site-context.ts'
import { createToasts } from '../toasts/create-toasts.ts'

type PageValues = Pick<SiteContext, 'origin' | 'siteUrl' | 'serverFacts'>

/** The context of one rendering, which has a language of its own. */
export function renderingContext(
  values: PageValues = { origin: '', siteUrl: '', serverFacts: {} },
  queryClient = createQueryClient(),
): SiteContext {
  return {
    ...values,
    queryClient,
    siteLanguage: createSiteLanguage(),
    toasts: createToasts(),
    tabMemory: new Map(),
    opensAtTop: () => false,
  }
}
