import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentServer } from '../../../server/dev-plugin.ts'
import { temporaryFolder } from './temporary-site.ts'

test('in development the same content calls and media are answered, and messages judged, beside the pages', async () => {
  vi.stubEnv('CONTENT_API', '')
  const root = await temporaryFolder({
    'index.html': '<p>page</p>',
    'content/navbar-data.json': '{}',
    'content/media/a.png': 'picture',
  })
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, watch: null },
    plugins: [contentServer()],
  })
  onTestFinished(() => vite.close())
  await vite.listen()
  const address = vite.httpServer?.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const text = async (path: string) => (await fetch(`http://127.0.0.1:${port ?? 0}${path}`)).text()

  expect(await text('/fez/navbar-data')).toBe('{"payload":{}}')
  expect(await text('/media/a.png')).toBe('picture')
  expect(await text('/contact')).toContain('<p>page</p>')

  const message = await fetch(`http://127.0.0.1:${port ?? 0}/fez/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(message.status).toBe(422)
})
