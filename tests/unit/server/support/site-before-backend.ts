import type { RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { startBackendServer } from '../../../support/backend-server.ts'
import { serve, temporarySite } from './temporary-site.ts'

/** The site, as an app and at an address, in front of a backend that records its requests. */
export async function siteBeforeBackend(
  settings: Record<string, string> = {},
  answer: RequestListener = (_, response) => {
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"success":true}')
  },
) {
  const { url, requests, stop, mend } = await startBackendServer(answer)
  onTestFinished(stop)
  const backend = `${url}/v1`
  const { app } = await temporarySite({
    settings: { CONTENT_API: `${backend}/`, RATE_LIMIT: 'off', ...settings },
  })
  const { address } = await serve(app)
  return { app, address, backend, requests, stop, restart: mend }
}
