import { expect, onTestFinished, test } from 'vitest'
import { startBackendServer } from '../../../support/backend-server.ts'
import { siteWithBackend } from '../support/site-with-backend.ts'
import { anna, send } from '../support/test-messages.ts'
import { captureErrorLines } from '../support/test-site.ts'

const TOKEN = '1|secret-of-the-backend'
const WITH_TOKEN = { CONTENT_API_TOKEN: TOKEN }

test('the backend gets its token with content, media and messages', async () => {
  const { app, get, requests } = await siteWithBackend(undefined, WITH_TOKEN)
  const visitor = { Authorization: 'Bearer of-the-visitor' }
  const responses = [
    await get('/fez/contact-us', visitor),
    await get('/uploads/reason-tax.svg', visitor),
    await send(app, anna, { headers: visitor }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  const sent = requests().map(({ url, headers }) => [url, headers.authorization])
  expect(sent).toEqual([
    ['/fez/contact-us', `Bearer ${TOKEN}`],
    ['/uploads/reason-tax.svg', `Bearer ${TOKEN}`],
    ['/fez/messages', `Bearer ${TOKEN}`],
  ])
  for (const response of responses) {
    expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain('secret')
  }
})

test('the token follows a redirect within the backend', async () => {
  const { get, requests, respond } = await siteWithBackend(undefined, WITH_TOKEN)
  const moved = { status: 302, headers: { Location: '/fez/get-service-page' } }
  respond('/fez/contact-us', new Response(null, moved))
  expect((await get('/fez/contact-us')).status).toBe(200)
  expect(requests().map(({ headers }) => headers.authorization)).toEqual(
    Array(2).fill(`Bearer ${TOKEN}`),
  )
})

test('another origin to which the backend redirects gets no request', async () => {
  const lines = captureErrorLines()
  const other = await startBackendServer()
  onTestFinished(other.stop)
  const { app, get, respond } = await siteWithBackend(undefined, WITH_TOKEN)
  for (const path of ['/fez/contact-us', '/uploads/reason-tax.svg', '/fez/messages']) {
    const Location = `${other.url}${path}?token=${encodeURIComponent(TOKEN)}`
    respond(path, new Response(null, { status: 307, headers: { Location } }))
  }
  expect((await get('/fez/contact-us')).status).toBe(502)
  expect((await get('/uploads/reason-tax.svg')).status).toBe(502)
  expect((await send(app, anna)).status).toBe(502)
  expect(other.requests()).toEqual([])
  expect(lines).toHaveLength(3)
  expect(lines.join()).toContain(`a redirect that leaves the backend, to ${other.url}/fez/contact`)
  expect(lines.join()).not.toContain('secret')
})
