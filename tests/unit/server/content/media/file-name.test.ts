import { expect, test } from 'vitest'
import { downloadHeader, fileName } from '../../../../../server/content/media/file-name.ts'

test.each([
  ['/media/1/%D0%97%D0%B0%D0%BA%D0%BE%D0%BD.pdf?v=1', 'inline; filename="other.pdf"', 'Закон.pdf'],
  ['/media/1', 'inline; filename="Price \\"A\\".xlsx"', 'Price "A".xlsx'],
  ['/media/1', 'inline; filename=law.pdf', 'law.pdf'],
  ['/media/1', `inline; filename="x"; filename*=UTF-8''%D0%97%20a.pdf`, 'З a.pdf'],
  // `fetch` reads the bytes of a header as Latin-1.
  ['/media/1', 'inline; filename="\xd0\x97\xd0\xb0.pdf"', 'За.pdf'],
  ['/media/1', 'inline; filename="caf\xe9.pdf"', 'café.pdf'],
  ['/media/1', 'inline; filename=""', '1'],
  ['/media/1', null, '1'],
  ['/media/%zz', null, '%zz'],
])('the name of %s with the header %s is %s', (path, header, name) => {
  expect(fileName(path, header)).toBe(name)
})

test.each([
  ['Закон 5.pdf', 'pdf', '%D0%97%D0%B0%D0%BA%D0%BE%D0%BD%205.pdf'],
  ['LAW.PDF', 'pdf', 'LAW.PDF'],
  ['setup.exe', 'pdf', 'setup.exe.pdf'],
  ['..\\..\\a/b.html', 'csv', '.._.._a_b.html.csv'],
  ['a\u202Efdp.exe', 'pdf', 'a_fdp.exe.pdf'],
  ["a'b\r\nSet-Cookie: c=d.pdf", 'pdf', 'a%27b__Set-Cookie%3A%20c%3Dd.pdf'],
])('%j is saved as a document of its type, and without a path', (name, extension, saved) => {
  expect(downloadHeader(name, extension)).toBe(`attachment; filename*=UTF-8''${saved}`)
})
