import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import {
  CSP_NONCE_PLACEHOLDER,
  markedWith,
  type PageNeeds,
  pagePolicy,
} from '../http/security-headers.ts'
import { textAnswer } from '../http/text-answer.ts'

/**
 * A page, with a nonce of its own in the document and in its policy. It has no ETag: a 304 would
 * make a browser show the page it holds, with the nonce of that time, under today's policy.
 */
export function pageAnswer(c: Context, page: string, needs: PageNeeds): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  c.header('Content-Security-Policy', pagePolicy(markedWith(nonce), needs))
  c.header('Vary', 'Cookie')
  return textAnswer(c, 'text/html; charset=utf-8', page.replaceAll(CSP_NONCE_PLACEHOLDER, nonce))
}
