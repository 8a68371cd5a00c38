import type { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { anna, send } from '../../support/test-messages.ts'
import { captureErrorLines, testSite } from '../../support/test-site.ts'

const SITE = {
  content: { 'navbar-data.json': '{}' },
  builtSite: { 'index.html': '<p>page</p>' },
}

test('only with LOG_REQUESTS=1 a request is a line in the log', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const errors = captureErrorLines()
  const visit = async ({ app }: { app: Hono }) => {
    await app.request('/?token=secret')
    await app.request('/fez/navbar-data', { headers: { 'User-Agent': 'secret' } })
    await app.request('/secret/%0asecret')
    await app.request('/fez/secret', { method: 'DELETE' })
    await send(app, { ...anna, message: '\u001b[31m secret' }, { from: '::5ec' })
    await send(app, { email: 'secret' })
  }
  // Otherwise the log would say that a message has arrived.
  const mail = { NOTIFY_SMTP: 'smtp://127.0.0.1:1', NOTIFY_TO: 'staff@fez.example' }
  await visit(await testSite({ ...SITE, settings: mail }))
  expect([...output.mock.calls, ...errors]).toEqual([])
  await visit(await testSite({ ...SITE, settings: { ...mail, LOG_REQUESTS: '1' } }))

  const lines = output.mock.calls.flat().map((line) => String(line).replace(/\d+ ms\n$/, 'ms'))
  expect(lines).toEqual([
    'GET / 200 ms',
    'GET /fez/navbar-data 200 ms',
    'GET /* 404 ms',
    'DELETE /fez/* 404 ms',
    'POST /fez/messages 201 ms',
    'POST /fez/messages 422 ms',
  ])
})

test('with TRUST_PROXY off, X-Forwarded-For causes one warning', async () => {
  const lines = captureErrorLines()
  const behindProxy = { headers: { 'X-Forwarded-For': '203.0.113.5' } }
  const { app } = await testSite(SITE)
  for (let time = 0; time < 3; time += 1) await app.request('/', behindProxy)
  expect(lines).toEqual([expect.stringMatching(/X-Forwarded-For, .*TRUST_PROXY to/)])

  const { app: trusting } = await testSite({ ...SITE, settings: { TRUST_PROXY: '1' } })
  await trusting.request('/', behindProxy)
  expect(lines).toHaveLength(1)
})
