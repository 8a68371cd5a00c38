import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, suite, test } from 'node:test'
import type { Engine } from './browser.ts'
import { Page } from './page.ts'
import { serveSiteWithErrorCollector } from './site-with-error-collector.ts'
import type { Step } from './smoke.ts'

/**
 * Runs the steps in each of these engines. One line names the engines that are not installed.
 *
 * @param paths the pages that the steps open by their address
 */
export async function drive(
  engines: Engine[],
  steps: Record<string, Step>,
  { paths, atOnce }: { paths: readonly string[]; atOnce: boolean },
): Promise<void> {
  const missing = engines.filter(({ programs }) => !programs.every((path) => existsSync(path)))
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(' and ')
    const packages = missing.map((engine) => engine.packages).join(' ')
    console.log(`Not tested in ${names}: to install, apt-get install ${packages}`)
  }
  const installed = engines.filter((engine) => !missing.includes(engine))
  if (installed.length === 0) return
  const site = await serveSiteWithErrorCollector(paths)
  after(site.close)

  void suite('engines', { concurrency: atOnce }, () => {
    for (const engine of installed) {
      void test(engine.name, { timeout: 300_000 }, async (t) => {
        const browser = await engine.start()
        t.after(browser.close)
        t.diagnostic(browser.name)
        const page = new Page(browser, site.address)
        for (const [name, step] of Object.entries(steps)) {
          await t.test(name, async () => {
            await step(page)
            assert.deepEqual(await page.errors(), [])
          })
        }
      })
    }
  })
}
