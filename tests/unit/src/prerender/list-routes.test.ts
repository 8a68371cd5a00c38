import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { listRoutes } from '../../../../src/prerender/list-routes.ts'
import { PRODUCT_PATHS } from '../../../support/product-routes.ts'

test('the sitemap lists each page that is worth finding', () => {
  const listed = listRoutes().flatMap((route) => (route.listed ? [route.path] : []))
  const found = PRODUCT_PATHS.filter((path) => path !== '/error' && path !== '/blog-2-column')
  expect(listed.toSorted()).toEqual(found.toSorted())
})

test('a route with a parameter is refused by its path', () => {
  const root = createRootRoute()
  const track = createRoute({
    getParentRoute: () => root,
    path: '/yard/$track',
  })
  const router = createRouter({ routeTree: root.addChildren([track]) })
  expect(() => listRoutes(router)).toThrow(
    /^The route \/yard\/\$track takes a parameter, which no page/,
  )
})
