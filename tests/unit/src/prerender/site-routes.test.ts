import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { siteRoutes } from '../../../../src/prerender/site-routes.ts'

test('a route with a parameter is refused by its path', () => {
  const root = createRootRoute()
  const track = createRoute({
    getParentRoute: () => root,
    path: '/yard/$track',
    staticData: { heading: null },
  })
  const router = createRouter({ routeTree: root.addChildren([track]) })
  expect(() => siteRoutes(router)).toThrow(
    /^The route \/yard\/\$track takes a parameter, which no page/,
  )
})
