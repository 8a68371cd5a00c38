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
  /** Called once React has hydrated the whole page, or has rendered it if there was nothing to hydrate. */
  onHydrated?: (() => void) | undefined
  /** Default: the page that the router has loaded. The prerenderer also renders a script of the head. */
  children?: ReactNode
}

/**
 * A context that nobody reads. React cannot know whether a Suspense that it has not hydrated yet
 * (`RecordContent`, `LazyPart`) reads it, so before it changes, React hydrates all of them; in a
 * transition, this happens at once and in short tasks. Once it has changed, the whole page is hydrated.
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
