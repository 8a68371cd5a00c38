import {
  type AnyRouter,
  createMemoryHistory,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { renderingContext } from '../../src/prerender/rendering-context.ts'
import { createSiteRouter } from '../../src/router/router.ts'

interface RouterRoute {
  fullPath: string
  options: { staticData?: StaticDataRouteOption }
}

/** The content call whose record a page shows, as its route says. */
export function callOfPage(path: string): ContentCall | undefined {
  const { routesByPath }: AnyRouter = createSiteRouter(renderingContext(), {
    history: createMemoryHistory(),
  })
  const route = Object.values<RouterRoute>(routesByPath).find(({ fullPath }) => fullPath === path)
  return route?.options.staticData?.endpoint?.call
}
