import { createServer, createServerModuleRunner } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hotCatalogs } from '../../../../build/vite-plugins/hot-catalogs.ts'
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts'

test('a saved catalog tells the page its new texts and reloads nothing', async () => {
  const dispatch = vi.fn<(event: CustomEvent) => void>()
  vi.stubGlobal('dispatchEvent', dispatch)
  const root = await temporaryFolder({ 'ru.po': 'export const messages = { send: "Отправить" }' })
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    plugins: [hotCatalogs()],
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(() => vite.close())
  const runner = createServerModuleRunner(vite.environments.ssr)
  const catalog: unknown = await runner.import('/ru.po')
  await writeFiles(root, { 'ru.po': 'export const messages = { send: "Послать" }' })

  const messages = { send: 'Послать' }
  await vi.waitFor(() => {
    expect(dispatch.mock.lastCall?.[0].detail).toEqual({ tag: 'ru', messages })
  })
  // The site loads this object when the language is chosen again.
  expect(catalog).toHaveProperty('messages', messages)
})
