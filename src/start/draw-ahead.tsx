import {
  type AnyRouter,
  RouterContextProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { Activity, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../app.tsx'
import type { SiteRouter } from '../router/router.ts'
import { PagePathContext } from '../ui/links/use-page-path.ts'

interface RouterRoute {
  fullPath: string
  options: { component?: ComponentType; staticData?: StaticDataRouteOption; beforeLoad?: unknown }
}

/**
 * Draws the pages once where nobody sees them, so that the first click finds their texts sanitised and all code
 * compiled. What is hidden React draws in short tasks, after everything else, and without effects. In a document
 * without a window no picture loads. A page that loads code of its own (`beforeLoad`) is left out.
 */
export function drawAhead(router: SiteRouter): void {
  const { routesByPath }: AnyRouter = router
  const { body } = document.implementation.createHTMLDocument()
  const root = createRoot(body)
  const pages = Object.values<RouterRoute>(routesByPath).map(({ fullPath, options }) => {
    const { component: Page, staticData: { endpoint, canonicalPath } = {}, beforeLoad } = options
    if (!Page || !endpoint || canonicalPath || beforeLoad) return null
    return (
      <PagePathContext key={fullPath} value={fullPath}>
        <Page />
      </PagePathContext>
    )
  })
  root.render(
    <Activity mode="hidden">
      <App router={router}>
        <RouterContextProvider router={router}>{pages}</RouterContextProvider>
      </App>
    </Activity>,
  )
}
