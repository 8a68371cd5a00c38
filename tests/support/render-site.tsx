import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '../../src/api/query-client.ts'
import { startContent } from '../../src/api/start-content.ts'
import { startLanguage } from '../../src/i18n/start-language.ts'
import { Words } from '../../src/i18n/words.tsx'
import { createSiteRouter, recordsOfPage } from '../../src/router.tsx'
import { loadSanitizer } from '../../src/ui/clean-text.ts'
import { startBackend } from './backend.ts'

interface RenderSiteOptions {
  /** Default: the sample content. */
  backend?: ReturnType<typeof startBackend>
  /** Waits for the content calls. Default: true; false where one of them hangs. */
  settled?: boolean
}

/** Opens the whole site at an address, started as `src/main.tsx` starts it. */
export async function renderSite(
  address: string,
  { backend = startBackend(), settled = true }: RenderSiteOptions = {},
) {
  const user = userEvent.setup()
  const history = createMemoryHistory({ initialEntries: [address] })
  const queryClient = createQueryClient()
  const router = createSiteRouter({ queryClient, history })
  failAtEndlessRedirect(router)

  const language = startLanguage(router.latestLocation.searchStr)
  const page = router.load()
  const content = startContent(queryClient, recordsOfPage(router))
  await Promise.all([language, page, settled && content, loadSanitizer()])

  render(
    <I18nProvider i18n={i18n} defaultComponent={Words}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  await screen.findByRole('main')
  return { user, router, queryClient, backend }
}

/** A page that redirects to itself would otherwise end with the memory of the machine. */
function failAtEndlessRedirect(router: ReturnType<typeof createSiteRouter>) {
  const load = router.load
  let loads = 0
  router.load = (options) => {
    if (++loads > 50) throw new Error(`${router.latestLocation.href} redirects for ever.`)
    return load(options)
  }
}
