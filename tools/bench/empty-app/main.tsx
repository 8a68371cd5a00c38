import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import ky from 'ky'
import { createRoot } from 'react-dom/client'

/** Only the libraries that every page needs: the smallest possible scripts. */
const nothing = queryOptions({
  queryKey: ['nothing'],
  queryFn: () => ky.get('/nothing').json(),
  enabled: false,
})

function Hello() {
  useQuery(nothing)
  return <h1>{i18n._('Hello')}</h1>
}

i18n.loadAndActivate({ locale: 'en', messages: { Hello: 'Hello' } })
const router = createRouter({
  routeTree: createRootRoute({ staticData: { heading: null }, component: Hello }),
})

createRoot(document.body).render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </I18nProvider>,
)
