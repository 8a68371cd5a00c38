import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { TranslationSpan } from './i18n/translation-span.tsx'
import type { SiteRouter } from './router/router.ts'
import { PageStartingContext } from './ui/page-starting-context.ts'

interface AppProps {
  router: SiteRouter
  /** Called at the start of a visit, once React has hydrated the whole page or drawn it from scratch. */
  onHydrated?: (() => void) | undefined
  /** Default: the page that the router has loaded. The prerenderer also renders metadata and scripts alone. */
  children?: ReactNode
}

/** The whole site, for the browser, the prerenderer and the tests. */
export function App({
  router,
  onHydrated,
  children = <RouterProvider router={router} />,
}: AppProps) {
  const { queryClient, siteLanguage } = router.options.context
  const [isStarting, setStarting] = useState(onHydrated !== undefined)
  useEffect(() => {
    startTransition(() => {
      setStarting(false)
    })
  }, [])
  useEffect(() => {
    if (!isStarting) onHydrated?.()
  }, [isStarting, onHydrated])
  useEffect(() => siteLanguage.followOtherTabs(), [siteLanguage])
  return (
    <I18nProvider i18n={siteLanguage.i18n} defaultComponent={TranslationSpan}>
      <PageStartingContext value={isStarting}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </PageStartingContext>
    </I18nProvider>
  )
}
