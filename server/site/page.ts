import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import {
  CSP_NONCE_PLACEHOLDER,
  markedWith,
  type PageNeeds,
  pagePolicy,
} from '../http/security-headers.ts'
import { textAnswer } from '../http/text-answer.ts'

/** A built page, with a nonce of its own in the document and in its policy. */
export async function pageAnswer(c: Context, path: string, needs: PageNeeds): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const page = await readFile(path, 'utf8')
  c.header('Content-Security-Policy', pagePolicy(markedWith(nonce), needs))
  return textAnswer(c, 'text/html; charset=utf-8', page.replaceAll(CSP_NONCE_PLACEHOLDER, nonce))
}
