import { globSync, readFileSync } from 'node:fs'
import { recordLoadedCode } from '../../../tests/browser/support/record-loaded-code.ts'
import {
  expect,
  goBeneathPreloader,
  open,
  openBeneathPreloader,
  test,
} from '../../../tests/browser/support/site.ts'
import { PRODUCT_ROUTES } from '../../../tests/support/product-routes.ts'

// Every page loads the route tree, which contains the addresses of the template's pages. That is
// allowed: the tree is not a file of src/template.

/** Style names, messages and texts that only the template's files contain. */
const OWN = ownStrings()

test('the product’s pages load nothing of the template but its addresses, and its own pages load it', async ({
  page,
}) => {
  const loaded = recordLoadedCode(page)
  await openBeneathPreloader(page, '/')
  for (const { path } of PRODUCT_ROUTES) {
    await goBeneathPreloader(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(ownIn(await loaded())).toEqual([])

  await open(page, '/home-2')
  await page.getByRole('link', { name: 'Course details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course details')
  expect(ownIn(await loaded()).length).toBeGreaterThan(60)
})

// Finds only whole names, because an address or a file name may contain one of them.
function ownIn(code: string): string[] {
  return OWN.filter((own) => {
    if (!code.includes(own)) return false
    const literally = own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![\\w-])${literally}(?![\\w-])`).test(code)
  })
}

function ownStrings(): string[] {
  const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const product = read(
    globSync('{src,locales,content}/**/*.{ts,tsx,css,po,json}', {
      exclude: ['src/template/**', 'src/routes/_template/**', 'src/routeTree.gen.ts'],
    }),
  )
  const template = read(globSync('src/{template,routes/_template}/**/*.{ts,tsx}'))
  const styles = read(globSync('src/template/**/*.css'))
  const words = read(globSync('src/template/locales/*.po'))
  const found = [
    ...styles.matchAll(/\.([a-z]+-[a-z-]+)/g),
    ...words.matchAll(/^msgstr "([^"{}]{8,})"/gm),
    ...template.matchAll(/'([^'/\n]{16,})'/g),
  ].map(([, own = '']) => own)
  return [...new Set(found)].filter((own) => !product.includes(own))
}
