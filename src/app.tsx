import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react'
import { MessageText } from './i18n/message-text.tsx'
import { followOtherTabs } from './i18n/start-language.ts'
import type { SiteRouter } from './router.tsx'

interface AppProps {
  queryClient: QueryClient
  router: SiteRouter
  /** Called once React has the whole page, and twice in development (StrictMode). */
  onMounted?: () => void
  /** Default: the page that the router has loaded. The prerenderer also renders a part of the head. */
  children?: ReactNode
}

/**
 * Nothing reads it. React hydrates the parts in a Suspense after the rest of the page, when it is idle,
 * but at the latest before it changes a context above them. As a transition, that makes short tasks.
 */
const Hydrated = createContext(false)

/** The whole site, for the browser, the prerenderer and the tests. */
export function App({
  queryClient,
  router,
  onMounted,
  children = <RouterProvider router={router} />,
}: AppProps) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    startTransition(() => {
      setHydrated(true)
    })
  }, [])
  useEffect(() => {
    if (isHydrated) onMounted?.()
  }, [isHydrated, onMounted])
  useEffect(followOtherTabs, [])
  return (
    <I18nProvider i18n={i18n} defaultComponent={MessageText}>
      <Hydrated value={isHydrated}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </Hydrated>
    </I18nProvider>
  )
}
