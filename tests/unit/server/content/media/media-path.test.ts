import { expect, test } from 'vitest'
import { mediaPath } from '../../../../../server/content/media/media-path.ts'

/** The address that a browser requests. */
const requested = (path: string) => new URL(path, 'https://fez.example').href

test.each([
  'Фото цеха № 5; 100%.jpg',
  'Փաստաթուղթ (1).pdf',
  '100%zz.png',
  '50%2525.png',
  'a+b & c=d, e@f!.csv',
  "Ara's plan [final] {2}.docx",
  '..hidden..webp',
])('a file has the name that an editor’s disk gave it: %s', (name) => {
  const path = mediaPath(requested(`/uploads/${encodeURIComponent(name)}`))
  expect(decodeURIComponent(path ?? '')).toBe(`/uploads/${name}`)
})

test('a name whose % is not escaped is read as a browser reads it', () => {
  expect(mediaPath(requested('/uploads/Цех 100%.jpg'))).toBe(
    '/uploads/%D0%A6%D0%B5%D1%85%20100%25.jpg',
  )
})

test.each([
  '/uploads/..;/admin',
  '/uploads/..%3B/admin',
  '/uploads/;b/c.png',
  '/uploads//admin',
  '/uploads/',
  '/uploads/..%2fadmin',
  '/uploads/%252e%252e%252fadmin',
  '/uploads/%25252e%25252e%25252fadmin',
  '/uploads/a%252fb.png',
  '/uploads/..%5cadmin',
  '/uploads/%252e%252e%255cadmin',
  '/uploads/a%00.png',
  '/uploads/a%2500.png',
  '/uploads/%ff.png',
  '/uploads/%25ff%252f..%252fadmin',
  '/uploads/%25252525252541.png',
])('a name in which a server could see more is refused: %s', (path) => {
  expect(mediaPath(requested(path))).toBeUndefined()
})
