import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import * as marks from '../../../../src/isomorphic/page-marks.ts'

const shell = await readFile('index.html', 'utf8')
const { document } = new JSDOM(shell).window
const styles = await Promise.all(globSync('src/**/*.css').map((file) => readFile(file, 'utf8')))
const known: string[] = Object.values(marks)

test.each([marks.ROOT_ID, marks.PRELOADER_ID, marks.SCRIPTS_ID, marks.TOASTS_ID])(
  'index.html has the element #%s',
  (id) => {
    expect(document.getElementById(id)).not.toBeNull()
  },
)

test('index.html styles only elements that the site knows by their ids', () => {
  const inShell = document.querySelector('style')?.textContent ?? ''
  const ids = [...inShell.matchAll(/#([a-z][\w-]*)(?=[ ,.:[])/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(5)
  expect(ids.filter((id = '') => !known.includes(id))).toEqual([])
})

test('the CSS asks `html` only for attributes that the site sets', () => {
  const asked = [shell, ...styles].flatMap((css) =>
    [...css.matchAll(/\bhtml((?::not\(\[[^\]]*\]\)|\[[^\]]*\])+)/g)].flatMap(([, on = '']) =>
      [...on.matchAll(/\[([\w-]+)/g)].map(([, name]) => name),
    ),
  )
  expect(asked).toContain(marks.HYDRATED)
  expect(asked).toContain(marks.OTHER_LANGUAGE)
  expect(asked.filter((name = '') => !['lang', ...known].includes(name))).toEqual([])
})

test('index.html has no JavaScript, which no check would read', () => {
  expect(Array.from(document.scripts, ({ textContent }) => textContent)).toEqual(['', '', ''])
})
