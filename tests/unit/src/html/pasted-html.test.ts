import { expect, test } from 'vitest'
import { PASTED } from '../../../support/pasted-html.ts'
import { sanitizeHtml } from '../../../support/sanitize-html.ts'

test.each(PASTED)('%s is shown as its author meant it', (_, written, shown) => {
  expect(sanitizeHtml(written)).toBe(shown)
})
