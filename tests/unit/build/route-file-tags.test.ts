import { expect, test } from 'vitest'
import { type Manifest, routeFileTags } from '../../../build/route-file-tags.ts'

const manifest: Manifest = {
  '_libraries.js': { file: 'assets/libraries.js' },
  '_site.js': { file: 'assets/site.js', css: ['assets/site.css'], imports: ['_libraries.js'] },
  '_pages.js': { file: 'assets/pages.js', css: ['assets/pages.css'], imports: ['_site.js'] },
  'field.tsx': { file: 'assets/field.js', imports: ['_site.js'] },
  'route.tsx': { file: 'assets/yard.js', css: ['assets/yard.css'] },
  'gate.tsx': { file: 'assets/gate.js', imports: ['_pages.js'] },
}
const files = {
  'src/routes/index.tsx': [],
  'src/routes/field.tsx': ['assets/field.js'],
  'src/routes/yard/route.tsx': ['assets/yard.js'],
  'src/routes/yard/index.tsx': ['assets/pages.js'],
  'src/routes/yard.gate.tsx': ['assets/gate.js'],
}
const shell =
  '<link rel="stylesheet" href="/assets/site.css">' +
  '<link rel="modulepreload" href="/assets/libraries.js"><script src="/assets/site.js"></script>'

function namesOf(...ids: string[]) {
  const { scripts, styles } = routeFileTags(manifest, files, shell, ids)
  return Array.from((scripts + styles).matchAll(/href="\/assets\/([^"]+)"/g), ([, name]) => name)
}

test('a page preloads only its own files', () => {
  expect(routeFileTags(manifest, files, shell, ['/field'])).toEqual({
    scripts: '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/field.js">',
    styles: '',
  })
  expect(namesOf('/')).toEqual([])
})

test('a saved page has its own styles, which load without CORS', () => {
  const { styles } = routeFileTags(manifest, files, shell, ['/yard'])
  expect(styles).toBe('<link rel="stylesheet" href="/assets/yard.css">')
})

test('a nested page preloads its layout’s files first', () => {
  expect(namesOf('/yard', '/yard/')).toEqual(['yard.js', 'pages.js', 'yard.css', 'pages.css'])
  expect(namesOf('/yard', '/yard/gate')).toEqual([
    'yard.js',
    'gate.js',
    'pages.js',
    'yard.css',
    'pages.css',
  ])
})

test('a route without a file is named', () => {
  expect(() => namesOf('/mole')).toThrow('The build has no module for the route /mole.')
})
