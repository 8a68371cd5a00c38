import { expect, test } from 'vitest'
import { type Manifest, scriptPreloads } from '../../../build/script-preloads.ts'

const manifest: Manifest = {
  '_libraries.js': { file: 'assets/libraries.js' },
  '_site.js': { file: 'assets/site.js', imports: ['_libraries.js'] },
  '_pages.js': { file: 'assets/pages.js', imports: ['_site.js'] },
  'src/main.ts': { file: 'assets/main.js', imports: ['_site.js'] },
  'src/routes/field/-corn.tsx': { file: 'assets/corn.js', imports: ['_site.js'] },
  'src/routes/yard/-trees.tsx': { file: 'assets/trees.js' },
  'src/routes/yard/gate/-lock.tsx': { file: 'assets/lock.js', imports: ['_pages.js'] },
}
const shell =
  '<link rel="modulepreload" href="/assets/libraries.js"><script src="/assets/site.js"></script>'

const namesOf = (id: string) =>
  Array.from(
    scriptPreloads(manifest, shell, id).matchAll(/href="\/assets\/([^"]+)"/g),
    ([, name]) => name,
  )

test('a page preloads only its own files', () => {
  expect(scriptPreloads(manifest, shell, '/field')).toBe(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/corn.js">',
  )
  expect(namesOf('/')).toEqual([])
  expect(namesOf('/fields')).toEqual([])
})

test('a nested page preloads its layout’s files, too', () => {
  expect(namesOf('/yard/tree')).toEqual(['trees.js'])
  expect(namesOf('/yard/gate')).toEqual(['trees.js', 'lock.js', 'pages.js'])
})
