import type { AnyRoute } from '@tanstack/react-router'
import type { createSiteRouter } from './router.tsx'
import { loadSanitizer } from './ui/clean-text.ts'
import { savesData } from './ui/saves-data.ts'
import { whenIdle } from './ui/when-idle.ts'

/** Loads the smaller product pages ahead, so that a click needs no network; not with Save-Data. */
export async function fetchPagesAhead(router: ReturnType<typeof createSiteRouter>): Promise<void> {
  if (savesData()) return
  await whenIdle()
  void loadSanitizer()
  for (const route of Object.values(router.routesById) as AnyRoute[]) {
    // The template's pages have no heading of their own.
    const { heading, large } = route.options.staticData ?? {}
    if (heading && !large) void router.loadRouteChunk(route)
  }
}
