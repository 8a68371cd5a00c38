import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import {
  CSP_NONCE_PLACEHOLDER,
  markedWith,
  type PageNeeds,
  pagePolicy,
} from '../http/security-headers.ts'
import { textAnswer } from '../http/text-answer.ts'

/** Has no ETag: after a 304 a browser would show its old page, with the old nonce. */
export function pageAnswer(c: Context, page: string, needs: PageNeeds): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  c.header('Content-Security-Policy', pagePolicy(markedWith(nonce), needs))
  c.header('Vary', 'Cookie', { append: true })
  return textAnswer(c, 'text/html; charset=utf-8', page.replaceAll(CSP_NONCE_PLACEHOLDER, nonce))
}
