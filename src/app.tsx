import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { MessageText } from './i18n/message-text.tsx'
import { followOtherTabs } from './i18n/start-language.ts'
import type { SiteRouter } from './router.tsx'

interface AppProps {
  queryClient: QueryClient
  router: SiteRouter
  /** Called once React has the page, and twice in development (StrictMode). */
  onMounted?: () => void
  /** Default: the page that the router has loaded. The prerenderer also renders a part of the head. */
  children?: ReactNode
}

/** The whole site, for the browser, the prerenderer and the tests. */
export function App({
  queryClient,
  router,
  onMounted,
  children = <RouterProvider router={router} />,
}: AppProps) {
  useEffect(() => {
    onMounted?.()
  }, [onMounted])
  useEffect(followOtherTabs, [])
  return (
    <I18nProvider i18n={i18n} defaultComponent={MessageText}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nProvider>
  )
}
