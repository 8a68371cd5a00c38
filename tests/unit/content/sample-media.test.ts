import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { posterOf, readMediaAttributes } from '../../../src/ui/media/media-attributes.ts'
import { PAGE } from '../../support/page-address.ts'

const content = globSync('content/*.json').map((file) => readFileSync(file, 'utf8'))
const ADDRESSES = [...new Set(content.join().match(/\/media\/[^"]+/g))]

test.each(ADDRESSES)('%s and its files are light', (address) => {
  const { srcSet = '', also } = readMediaAttributes(address)
  const named = [address, srcSet, also?.srcSet ?? '', posterOf(address, PAGE) ?? '']
    .join()
    .match(/\/media\/[\w.-]+/g)
  for (const file of named ?? [])
    expect(statSync(`content${file}`).size, `bytes of ${file}`).toBeLessThan(120_000)
})

test.each(ADDRESSES.filter((address) => /(?:slide|banner)-.+#/.test(address)))(
  '%s is 2160 px wide',
  (address) => {
    const { srcSet = '', also } = readMediaAttributes(address)
    expect(srcSet).toContain(' 2160w')
    const files = `${srcSet},${also?.srcSet}`.matchAll(/\/media\/[\w-]+-(\d+)\.\w+/g)
    for (const [file, width] of files) {
      expect(imageSize(readFileSync(`content${file}`)).width, file).toBe(Number(width))
    }
  },
)

test('every drawing of the sample is shown', () => {
  const drawings = globSync('content/drawings/*.svg').map((file) => basename(file, '.svg'))
  expect(drawings.length).toBeGreaterThan(0)
  expect(drawings.filter((name) => !ADDRESSES.some((address) => address.includes(name)))).toEqual(
    [],
  )
})
