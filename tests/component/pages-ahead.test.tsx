import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../src/api/query-client.ts'
import { fetchPagesAhead } from '../../src/pages-ahead.ts'
import { createSiteRouter } from '../../src/router.tsx'

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback()
  })
})

/** The paths of the pages whose code is fetched. */
async function fetchedAhead(): Promise<string[]> {
  const router = createSiteRouter({
    queryClient: createQueryClient(),
    history: createMemoryHistory(),
  })
  const fetched: string[] = []
  vi.spyOn(router, 'loadRouteChunk').mockImplementation(({ fullPath }: { fullPath: string }) => {
    fetched.push(fullPath)
    return undefined
  })
  await fetchPagesAhead(router)
  return fetched
}

test('the small code of the pages of the product is fetched ahead, and none of the form or the template', async () => {
  const product = [
    '/',
    '/about-armania',
    '/about-FEZ',
    '/residents',
    '/preferences-incentives',
    '/our-residenst',
    '/services',
    '/blog-2-column',
    '/error',
    '/$',
  ]
  expect((await fetchedAhead()).toSorted()).toEqual(product.toSorted())
})

test('a visitor who saves data fetches nothing ahead', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(await fetchedAhead()).toEqual([])
})
