import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, suite, test } from 'node:test'
import type { Engine } from './browser.ts'
import { Page } from './page.ts'
import { serveSiteWithErrorCollector } from './site-with-error-collector.ts'
import { type Opened, STEPS } from './smoke.ts'

/**
 * Opens these pages in each of these engines, and takes the main ways of a visitor. One line names the
 * engines that are not installed.
 *
 * @param quick without animations, and in all engines at once: they mostly wait, so this takes hardly
 *   longer than one of them
 */
export async function drive(
  engines: Engine[],
  pages: Opened[],
  { quick }: { quick: boolean },
): Promise<void> {
  const missing = engines.filter(({ programs }) => !programs.every((path) => existsSync(path)))
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(' and ')
    const packages = missing.map((engine) => engine.packages).join(' ')
    console.log(`Not tested in ${names}: to install, apt-get install ${packages}`)
  }
  const installed = engines.filter((engine) => !missing.includes(engine))
  if (installed.length === 0) return
  const site = await serveSiteWithErrorCollector(['/', ...pages.map(([{ path }]) => path)])
  after(site.close)

  void suite('engines', { concurrency: quick }, () => {
    for (const engine of installed) {
      void test(engine.name, { timeout: 300_000 }, async (t) => {
        const browser = await engine.start({ reducedMotion: quick })
        t.after(browser.close)
        t.diagnostic(browser.name)
        const page = new Page(browser, site.address)
        for (const [name, step] of Object.entries(STEPS)) {
          await t.test(name, async () => {
            await step(page, pages)
            assert.deepEqual(await page.errors(), [])
          })
        }
      })
    }
  })
}
