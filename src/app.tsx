import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react'
import { MessageText } from './i18n/message-text.tsx'
import { followLanguageOfOtherTabs } from './i18n/start-language.ts'
import type { SiteRouter } from './router.tsx'

interface AppProps {
  queryClient: QueryClient
  router: SiteRouter
  /** Called once React has the whole page, with the parts whose code loads later. */
  onHydrated?: () => void
  /** Default: the page that the router has loaded. The prerenderer adds a part of the head to it. */
  children?: ReactNode
}

/**
 * Tells when the page is hydrated: React cannot change it before it has hydrated every Suspense below,
 * those of `RecordContent` and `LazyPart`. Changed in a transition, it has React do that at once, in
 * short tasks. So nothing has to read it.
 */
const Hydrated = createContext(false)

/** The whole site, for the browser, the prerenderer and the tests. */
export function App({
  queryClient,
  router,
  onHydrated,
  children = <RouterProvider router={router} />,
}: AppProps) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    startTransition(() => {
      setHydrated(true)
    })
  }, [])
  useEffect(() => {
    if (isHydrated) onHydrated?.()
  }, [isHydrated, onHydrated])
  useEffect(followLanguageOfOtherTabs, [])
  return (
    <I18nProvider i18n={i18n} defaultComponent={MessageText}>
      <Hydrated value={isHydrated}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </Hydrated>
    </I18nProvider>
  )
}
