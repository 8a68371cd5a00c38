import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRODUCT_PATHS } from '../../support/product-routes.ts'

const page = readFileSync('docs/requirements.md', 'utf8')

test('the requirements have nine sections in their order', () => {
  const sections = [...page.matchAll(/^## (\d)\. /gm)].map(([, number]) => number)
  expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('the requirements list the routes of the product', () => {
  const [, routes = ''] = /^Routes: ([^]*?)\. Routes\s/m.exec(page) ?? []
  const paths = [...routes.matchAll(/`(.*?)`/g)].map(([, path = '']) => path)
  expect(paths.toSorted()).toEqual(PRODUCT_PATHS.toSorted())
})

/** The points of a part of the page, each with the files of its tests and the titles after each file. */
function pointsOf(part: string) {
  const points = part.replaceAll('\n  ', ' ').match(/^- .*$/gm) ?? []
  return points.map((point) => ({
    point,
    tests: Array.from(
      point.matchAll(/`(\S+\.(?:test|spec)\.tsx?)`(.*?)(?=, `|$)/g),
      ([, file = '', titles = '']) => ({
        file,
        titles: Array.from(titles.matchAll(/'(.+?)'(?=,|$)/g), ([, title = '']) => title),
      }),
    ),
  }))
}

test('each requirement names tests that exist', () => {
  const points = pointsOf(page)
  expect(points.length).toBeGreaterThan(60)
  const untested = points.filter(({ point }) => !/`\S+\.(test|spec)\.tsx?`( '.+')?$/.test(point))
  expect(untested).toEqual([])

  const files = points.flatMap(({ tests }) => tests.map(({ file }) => file))
  // If the template is removed, so are its tests.
  const kept = files.filter(
    (file) => existsSync('src/template') || !file.startsWith('src/template/'),
  )
  expect(kept.filter((file) => !existsSync(file))).toEqual([])
})

test('the specification names its tests by their titles', () => {
  const [specification = ''] = page.split('# What the specification leaves open')
  const untitled = pointsOf(specification).filter(({ tests }) =>
    tests.some(({ titles }) => titles.length === 0),
  )
  expect(untitled).toEqual([])
})

/** Whether a file of tests calls something with this title first: a test, a table or a step. */
function hasTest(source: string, title: string): boolean {
  const parts = source.split(title)
  return parts.some(
    (before, place) => /\(\s*['"`]$/.test(before) && /^['"`],/.test(parts[place + 1] ?? ''),
  )
}

test('the titles that the requirements name are those of tests', () => {
  const gone = pointsOf(page).flatMap(({ tests }) =>
    tests.flatMap(({ file, titles }) => {
      const source = existsSync(file) ? readFileSync(file, 'utf8') : undefined
      if (source === undefined) return []
      return titles.filter((title) => !hasTest(source, title)).map((title) => `${file}: ${title}`)
    }),
  )
  expect(gone).toEqual([])
})

test('each point that we added is under the person who would miss it', () => {
  const [, ...headings] = page.split('# What we added')[1]?.split(/^## /m) ?? []
  const persons = /^An? (visitor|editor|translator|backend developer|operator)\b/
  expect(headings.filter((section) => !persons.test(section))).toEqual([])
  expect(headings).not.toEqual([])
})

test('section 5 has the rules of the form, in their order', () => {
  const [, section = ''] = /## 5\.([^]*?)## 6\./.exec(page) ?? []
  const messages = section
    .split('\n')
    .flatMap((line) => /^\|.*\|.*\| ([A-Z].*?) +\|$/.exec(line)?.[1] ?? [])
  const source = readFileSync('src/isomorphic/contact-message.ts', 'utf8')
  const rules = [...source.matchAll(/msg(?:`|\(\{\s*message: ')([A-Z][^`']*)/g)].map(
    ([, words = '']) => words,
  )
  expect(messages).toEqual(rules.filter((words) => !words.startsWith('Last Name')))
})
