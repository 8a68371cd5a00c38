import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ContentCache } from '../../../server/content/content-cache.ts'
import { startPageRefresh } from '../../../server/page-refresh.ts'
import type { PageUpdater } from '../../../server/pages/make/page-updater.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('a reload during a refresh reads what has changed since its requests', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const answered = Promise.withResolvers<undefined>()
  let title = 'old'
  const contentCache = new ContentCache({
    requestName: String,
    async read(call) {
      const json = { payload: call === 'contact-us' ? { description: title } : null }
      await answered.promise
      return { json, validators: {} }
    },
  })
  const { reload, stop } = startPageRefresh({
    contentCache,
    pageUpdater: { update: () => Promise.resolve() } as unknown as PageUpdater,
    periodS: 3600,
    manifestFile: join(await temporaryFolder(), 'build.json'),
    readManifest: () => expect.fail('there is no new build'),
  })
  onTestFinished(stop)
  await new Promise(setImmediate)
  title = 'new'
  const reloaded = reload()
  answered.resolve(undefined)
  await reloaded
  expect(contentCache.responses['contact-us']).toBe('{"payload":{"description":"new"}}')
})
