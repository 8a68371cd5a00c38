import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

test.each(['tools/bench/measure-navigations.ts', 'tools/catalogs/screens.ts'])(
  '%s waits for classes that the site has',
  (file) => {
    const classes = [...textOf(file).matchAll(/['`][^'`\n]*?\.([a-z]+(?:-[a-z]+)+)/g)].map(
      ([, name]) => name,
    )
    const site = textOf('src/**/*.tsx')
    expect(classes.length).toBeGreaterThan(0)
    expect(classes.filter((name) => name && !new RegExp(`["' ]${name}["' ]`).test(site))).toEqual(
      [],
    )
  },
)
