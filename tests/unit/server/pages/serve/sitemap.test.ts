import { expect, test } from 'vitest'
import { sitemap } from '../../../../../server/pages/serve/sitemap.ts'

test('the sitemap says when a page changed in a language', () => {
  const changes = new Map([['ru', '2026-11-26T12:00:00.000Z']])
  const xml = sitemap(['/services'], new URL('https://fez.example'), {
    lastChange: (_, language) => changes.get(language),
  })
  const [, english = '', russian = ''] = xml.split('<url>')
  expect(english).not.toContain('lastmod')
  expect(russian).toContain('lang=ru</loc><lastmod>2026-11-26T12:00:00.000Z</lastmod><xhtml:link')
})
