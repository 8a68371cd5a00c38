import type { AnyRoute } from '@tanstack/react-router'
import type { createSiteRouter } from './router.tsx'
import { savesData } from './ui/saves-data.ts'

/** How long a browser is left alone that does not say when it is idle, in milliseconds. */
const QUIET = 1000
/** How long the first page may take to be finished: a picture may hang. */
const PATIENCE = 3000

/**
 * Fetches the small code of the product's pages once the first page is finished and the browser is
 * idle, so that a click is drawn without the network. Not for visitors who save data.
 */
export async function fetchPagesAhead(router: ReturnType<typeof createSiteRouter>): Promise<void> {
  if (savesData()) return
  await finished()
  await idle()
  for (const route of Object.values(router.routesById) as AnyRoute[]) {
    // The template's pages have no heading of their own.
    const { heading, large } = route.options.staticData ?? {}
    if (heading && !large) void router.loadRouteChunk(route)
  }
}

/** Settles when what the document names has come, its pictures too, or takes long. */
function finished(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true })
    setTimeout(resolve, PATIENCE)
  })
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, QUIET)
  })
}
