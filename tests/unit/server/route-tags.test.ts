import { expect, test } from 'vitest'
import { type Manifest, routeTags } from '../../../server/build/route-tags.ts'

const SPLIT = '?tsr-split=component'
const manifest: Manifest = {
  '_site.js': { file: 'assets/site.js', css: ['assets/site.css'] },
  [`src/routes/field.tsx${SPLIT}`]: { file: 'assets/field.js', imports: ['_site.js'] },
  [`src/routes/yard/route.tsx${SPLIT}`]: { file: 'assets/yard.js', css: ['assets/yard.css'] },
  [`src/routes/yard/index.tsx${SPLIT}`]: { file: 'assets/yard-page.js' },
  [`src/routes/yard.gate.tsx${SPLIT}`]: { file: 'assets/gate.js' },
}
const shell =
  '<link rel="stylesheet" href="/assets/site.css"><script src="/assets/site.js"></script>'

function namesOf(...ids: string[]) {
  const { scripts, styles } = routeTags(manifest, shell, ids, 'n')
  return Array.from((scripts + styles).matchAll(/href="\/assets\/([^"]+)"/g), ([, name]) => name)
}

test('a page brings along its own files, and none of those that index.html brings', () => {
  expect(routeTags(manifest, shell, ['/field'], 'n')).toEqual({
    scripts:
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/field.js" nonce="n">',
    styles: '',
  })
  expect(namesOf('/')).toEqual([])
})

test('a nested page, however its file is spelt, brings those of its layout first', () => {
  expect(namesOf('/yard', '/yard/')).toEqual(['yard.js', 'yard-page.js', 'yard.css'])
  expect(namesOf('/yard', '/yard/gate')).toEqual(['yard.js', 'gate.js', 'yard.css'])
})

test('a route whose file is not found is named', () => {
  expect(() => namesOf('/harbour')).toThrow('The build has no module for the route /harbour.')
})
