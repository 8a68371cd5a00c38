import { expect, open, storeLanguage, test } from '../browser/support/site.ts'
import { LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { EXPLAINED } from './explained.ts'
import { findings } from './rule-engines.ts'

for (const { code } of LANGUAGES) {
  for (const width of [390, 1440]) {
    test(`no engine finds fault with a page in ${code} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await storeLanguage(page, code)
      for (const path of PRODUCT_PATHS) {
        await open(page, path)
        const unexplained = (await findings(page)).filter((finding) => !isExplained(finding))
        expect.soft(unexplained, path).toEqual([])
      }
    })
  }
}

const isExplained = (finding: string) =>
  Object.keys(EXPLAINED).some((start) => finding.startsWith(start))
