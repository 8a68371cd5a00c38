import { I18nProvider } from '@lingui/react'
import { notifyManager } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { ALL_ENDPOINTS } from '../../../src/api/all-endpoints.ts'
import { readResponse, recordQuery } from '../../../src/api/records/record-query.ts'
import { detectLanguage } from '../../../src/i18n/language-storage.ts'
import type { ContentCall } from '../../../src/isomorphic/calls.ts'
import type { Language } from '../../../src/isomorphic/languages.ts'
import type { SiteRouter } from '../../../src/router/router.ts'
import { createSite } from '../../../src/start/create-site.tsx'
import { mountPage } from '../../../src/start/mount-page.tsx'
import { type Responses, stubBackend } from './stub-backend.ts'
import { unmountAfterTest } from './unmount-after-test.ts'

interface RenderSiteOptions {
  /** The responses of calls that do not give the sample content. */
  responses?: Responses
  /** The stored language of a visitor who returns. */
  language?: Language
  /** Waits for the content calls. Set it to false if one of them hangs. */
  settled?: boolean
}

/** Opens the whole site at an address, as `start-site.ts` does for a page that was not prerendered. */
export async function renderSite(
  address: string,
  { responses, language: stored, settled = true }: RenderSiteOptions = {},
) {
  const backend = stubBackend(responses)
  if (stored) localStorage.setItem('language', stored)
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const history = createMemoryHistory({ initialEntries: [address] })
  const site = createSite(history)
  const { queryClient, router, siteLanguage } = site
  failAtEndlessRedirect(router)

  const root = document.createElement('div')
  document.body.append(root)
  const language = detectLanguage(router.state.location.searchStr)
  const started = await act(() => mountPage(root, language, site))
  if (!started) throw new Error('The site has not started.')
  unmountAfterTest(started.reactRoot)
  // The form and the map load later.
  await act(() => Promise.all([vi.dynamicImportSettled(), settled && started.content]))

  // A call that still waits would reach the backend of a later test.
  onTestFinished(() => {
    queryClient.query = () => new Promise(() => undefined)
  })
  await waitFor(() => {
    expect(document.querySelector('main')).not.toBeNull()
  })
  /** Replaces the record of a call, as a later response would. */
  const show = (call: ContentCall, payload: unknown) =>
    act(async () => {
      const { [call]: endpoint } = ALL_ENDPOINTS
      queryClient.setQueryData(recordQuery(endpoint).queryKey, readResponse(endpoint, { payload }))
      // The query client notifies its observers later, but before it calls this.
      await new Promise<void>((resolve) => {
        notifyManager.schedule(resolve)
      })
    })
  /** Does what the language switcher does, which has tests of its own. */
  const chooseLanguage = (other: Language) => act(() => siteLanguage.choose(other))
  return { user, router, backend, siteLanguage, show, chooseLanguage }
}

/** Waits for the frame that scrolls the first page, so that later scrolls can be told from this one. */
export async function forgetFirstScroll(): Promise<void> {
  await new Promise(requestAnimationFrame)
  vi.mocked(window.scrollTo).mockClear()
}

/** Waits until a page that was rendered would have taken the focus: right after its frame. */
export const afterFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Renders a part of the site alone, in strict mode like the site. Its links have the site's router. */
export async function renderPart(part: ReactNode, language: Language = 'en') {
  const { router, siteLanguage, toasts } = createSite(createMemoryHistory())
  await siteLanguage.show(language)
  const rendered = render(
    <I18nProvider i18n={siteLanguage.i18n}>
      <RouterContextProvider router={router}>{part}</RouterContextProvider>
    </I18nProvider>,
    { reactStrictMode: true },
  )
  return { ...rendered, siteLanguage, toasts }
}

/** Lets this time pass, in milliseconds, for a site whose timers are faked. */
export const passTime = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const part = (selector: string) =>
  within(document.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`))
export const header = () => part('header')
export const main = () => part('main')
export const footer = () => part('footer')
export const navigationBar = () => part('nav[aria-label="Main navigation"]')

/** Waits for a page with this heading. */
export const findPage = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Throws if a page redirects to itself, which would otherwise use up the machine's memory. */
function failAtEndlessRedirect(router: SiteRouter) {
  const load = router.load
  let loads = 0
  router.load = (options) => {
    if (++loads > 50) throw new Error(`${router.state.location.href} redirects for ever.`)
    return load(options)
  }
}
