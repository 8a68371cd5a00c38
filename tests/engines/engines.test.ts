import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ENGINES, isMissing } from './engines.ts'
import { Page } from './page.ts'
import { SMOKE } from './smoke.ts'
import { serveWatchedSite } from './watched-site.ts'

const site = await serveWatchedSite()
after(site.close)

for (const engine of ENGINES) {
  const skip = isMissing(engine) && `not installed: apt-get install ${engine.packages}`
  void test(engine.name, { skip, timeout: 300_000 }, async (t) => {
    const browser = await engine.start()
    t.after(browser.close)
    t.diagnostic(browser.name)
    const page = new Page(browser, site.address)
    for (const [name, step] of Object.entries(SMOKE)) {
      await t.test(name, async (context) => {
        await step(page, context)
        assert.deepEqual(await page.complaints(), [])
      })
    }
  })
}
