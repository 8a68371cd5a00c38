import type { RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { startBackendServer } from '../../../support/backend-server.ts'
import { serve, testSite } from './test-site.ts'

/** The site, as an app and at an address, in front of a backend that records its requests. */
export async function siteWithBackend(
  settings: Record<string, string> = {},
  response: RequestListener = (_, response) => {
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"success":true}')
  },
) {
  const { url, requests, stop, mend } = await startBackendServer(response)
  onTestFinished(stop)
  const backend = `${url}/v1`
  const { app } = await testSite({
    settings: { CONTENT_API: `${backend}/`, RATE_LIMIT: 'off', ...settings },
  })
  const { address } = await serve(app)
  return { app, address, backend, requests, stop, restart: mend }
}
