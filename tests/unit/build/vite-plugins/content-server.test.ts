import { readdir } from 'node:fs/promises'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentServer } from '../../../../build/vite-plugins/content-server.ts'
import { startBackendServer } from '../../../support/backend-server.ts'
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts'
import { anna, post } from '../../server/support/test-messages.ts'

test('in development all calls are answered beside the pages', async () => {
  vi.stubEnv('CONTENT_API', '')
  const root = await temporaryFolder({
    'index.html': '<html><p>page</p></html>',
    'content/navbar-data.json': '{}',
    'content/media/a.png': 'picture',
  })
  const { address } = await developmentServer(root)
  const text = async (path: string) => (await fetch(address + path)).text()

  expect(await text('fez/navbar-data')).toBe('{"payload":{}}')
  // A developer sees each change of a file at the next request.
  await writeFiles(root, { 'content/navbar-data.json': '{"home":"Start"}' })
  expect(await text('fez/navbar-data')).toBe('{"payload":{"home":"Start"}}')
  expect(await text('media/a.png')).toBe('picture')
  const page = await text('contact')
  expect(page).toContain('<p>page</p>')
  expect(page).toContain('<html data-keep-days="unlimited" data-sample-content>')
  expect((await post(address, {})).status).toBe(422)
})

test('in development all of the backend comes from the same origin', async () => {
  await using backend = await startBackendServer()
  vi.stubEnv('CONTENT_API', backend.url)
  vi.stubEnv('MEDIA_PATHS', '/uploads/')
  const { address } = await developmentServer(
    await temporaryFolder({ 'index.html': '<p>page</p>' }),
  )

  expect(await (await fetch(`${address}fez/contact-us`)).text()).toContain('Gyumri')
  const picture = await fetch(`${address}uploads/reason-tax.svg`)
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await (await fetch(`${address}storage/a.svg`)).text()).toContain('<p>page</p>')
})

test('a development server that ends or starts again closes the messages', async () => {
  vi.stubEnv('CONTENT_API', '')
  const folder = await temporaryFolder()
  vi.stubEnv('DATA_DIR', folder)
  const { address, vite } = await developmentServer(await temporaryFolder())
  expect((await post(address, anna)).status).toBe(201)
  expect(await readdir(folder)).toContain('messages.db-wal')
  await vite.close()
  // SQLite removes the others when the last connection is closed.
  expect(await readdir(folder)).toEqual(['messages.db'])
})

/** Runs Vite with the plugin until the end of the test. */
async function developmentServer(root: string) {
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, watch: null },
    plugins: [contentServer()],
  })
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await vite.close()
  })
  await vite.listen()
  return { address: vite.resolvedUrls?.local[0] ?? expect.fail(), vite }
}
