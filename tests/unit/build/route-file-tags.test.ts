import { expect, test } from 'vitest'
import { type Manifest, routeFileTags } from '../../../build/route-file-tags.ts'

const manifest: Manifest = {
  '_libraries.js': { file: 'assets/libraries.js' },
  '_site.js': { file: 'assets/site.js', css: ['assets/site.css'], imports: ['_libraries.js'] },
  '_pages.js': { file: 'assets/pages.js', css: ['assets/pages.css'], imports: ['_site.js'] },
  'src/main.ts': { file: 'assets/main.js', imports: ['_site.js'] },
  'src/routes/field/-corn.tsx': { file: 'assets/corn.js', imports: ['_site.js'] },
  'src/routes/yard/-trees.tsx': { file: 'assets/trees.js', css: ['assets/trees.css'] },
  'src/routes/yard/gate/-lock.tsx': { file: 'assets/lock.js', imports: ['_pages.js'] },
}
const shell =
  '<link rel="stylesheet" href="/assets/site.css">' +
  '<link rel="modulepreload" href="/assets/libraries.js"><script src="/assets/site.js"></script>'

function namesOf(id: string) {
  const { scripts, styles } = routeFileTags(manifest, shell, id)
  return Array.from((scripts + styles).matchAll(/href="\/assets\/([^"]+)"/g), ([, name]) => name)
}

test('a page preloads only its own files', () => {
  expect(routeFileTags(manifest, shell, '/field')).toEqual({
    scripts: '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/corn.js">',
    styles: '',
  })
  expect(namesOf('/')).toEqual([])
  expect(namesOf('/fields')).toEqual([])
})

test('a saved page has its own styles, which load without CORS', () => {
  const { styles } = routeFileTags(manifest, shell, '/yard')
  expect(styles).toBe('<link rel="stylesheet" href="/assets/trees.css">')
})

test('a nested page preloads its layout’s files, too', () => {
  expect(namesOf('/yard/tree')).toEqual(['trees.js', 'trees.css'])
  expect(namesOf('/yard/gate')).toEqual([
    'trees.js',
    'lock.js',
    'pages.js',
    'trees.css',
    'pages.css',
  ])
})
