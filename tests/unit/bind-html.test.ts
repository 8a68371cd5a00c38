import { expect, test } from 'vitest'
import { bindHtml } from '../../src/prerender/bind-html.ts'

test.each([
  ['text', '<p>38 firms <b>in a row</b></p>', '<p>38\u00a0firms <b>in\u00a0a\u00a0row</b></p>'],
  [
    'an address',
    '<a href="/a b" title="a > b">on it</a>',
    '<a href="/a b" title="a > b">on\u00a0it</a>',
  ],
  ['code', '<pre>in it</pre><script>in it</script>', '<pre>in it</pre><script>in it</script>'],
])(
  'in the HTML of a page the words of a text are bound, and nothing else is changed: %s',
  (_, html, bound) => {
    expect(bindHtml(html)).toBe(bound)
  },
)
