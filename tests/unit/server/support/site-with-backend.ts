import type { RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { startBackendServer } from '../../../support/backend-server.ts'
import { serve, testSite } from './test-site.ts'

/**
 * The site, as an app and at an address, in front of a backend that records its requests.
 *
 * @param respond answers all requests; without it, the backend has the content of another zone
 * @param path the path of the backend's address
 */
export async function siteWithBackend(
  respond?: RequestListener,
  settings: Record<string, string> = {},
  path = '',
) {
  const server = await startBackendServer(respond)
  onTestFinished(server.stop)
  const backend = server.url + path
  const site = await testSite({
    builtSite: { 'index.html': 'page' },
    settings: { CONTENT_API: backend, RATE_LIMIT: 'off', ...settings },
  })
  const { address } = await serve(site.app)
  return { ...site, ...server, address, backend }
}
