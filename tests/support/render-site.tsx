import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { recordsOfPage } from '../../src/api/records/load-record.ts'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import { startContent } from '../../src/api/records/start-content.ts'
import { App } from '../../src/app.tsx'
import { languageOfVisit, startLanguage } from '../../src/i18n/start-language.ts'
import { createSiteRouter, type SiteRouter } from '../../src/router.tsx'
import { loadSanitizer } from '../../src/ui/rich-text/clean-text.ts'
import { startBackend } from './backend.ts'

interface RenderSiteOptions {
  backend?: ReturnType<typeof startBackend>
  /** Waits for the content calls. Set it to false if one of them hangs. */
  settled?: boolean
}

/** Opens the whole site at an address, as `src/main.tsx` does. */
export async function renderSite(
  address: string,
  { backend = startBackend(), settled = true }: RenderSiteOptions = {},
) {
  const user = userEvent.setup()
  const history = createMemoryHistory({ initialEntries: [address] })
  const queryClient = createQueryClient()
  const router = createSiteRouter({ queryClient, history })
  failAtEndlessRedirect(router)

  const language = languageOfVisit(router.latestLocation.searchStr)
  const words = startLanguage(language, { orFallback: true })
  const page = router.load()
  const content = page.then(() => startContent(queryClient, recordsOfPage(router)))
  await Promise.all([words, page, settled && content, loadSanitizer()])

  // A call that still waits would reach the backend of a later test.
  onTestFinished(() => {
    queryClient.query = () => new Promise(() => undefined)
  })
  render(<App queryClient={queryClient} router={router} />)
  await screen.findByRole('main')
  return { user, router, queryClient, backend }
}

/** Throws if a page redirects to itself, which would otherwise use up the machine's memory. */
function failAtEndlessRedirect(router: SiteRouter) {
  const load = router.load
  let loads = 0
  router.load = (options) => {
    if (++loads > 50) throw new Error(`${router.latestLocation.href} redirects for ever.`)
    return load(options)
  }
}
