import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { type Engine, isMissing } from './engines.ts'
import { Page } from './page.ts'
import type { Step } from './smoke.ts'
import { serveWatchedSite } from './watched-site.ts'

/** Takes each of these engines through the steps; one that is not installed is named and skipped. */
export async function drive(
  engines: Engine[],
  steps: Record<string, Step>,
  { atOnce }: { atOnce: boolean },
): Promise<void> {
  const site = await serveWatchedSite()
  after(site.close)

  void suite('engines', { concurrency: atOnce }, () => {
    for (const engine of engines) {
      const skip = isMissing(engine) && `not installed: apt-get install ${engine.packages}`
      void test(engine.name, { skip, timeout: 300_000 }, async (t) => {
        const browser = await engine.start()
        t.after(browser.close)
        t.diagnostic(browser.name)
        const page = new Page(browser, site.address)
        for (const [name, step] of Object.entries(steps)) {
          await t.test(name, async (context) => {
            await step(page, context)
            assert.deepEqual(await page.complaints(), [])
          })
        }
      })
    }
  })
}
