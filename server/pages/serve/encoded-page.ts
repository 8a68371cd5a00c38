import type { Context } from 'hono'
import { encodeBody, type EncodedBody, encodedResponse } from '../../platform/http/encoded-body.ts'

export interface EncodedPage extends EncodedBody {
  policy: string
}

export async function encodePage(
  html: string,
  policy: string,
  previous?: EncodedPage,
): Promise<EncodedPage> {
  return { ...(await encodeBody(html, previous, { headers: policy })), policy }
}

/** @param headers further headers; `Vary` must be among them */
export function pageResponse(
  c: Context,
  page: EncodedPage,
  headers: Record<string, string>,
  status = 200,
): Response {
  const allHeaders = {
    ...headers,
    'Content-Security-Policy': page.policy,
    'Content-Type': 'text/html; charset=utf-8',
  }
  return encodedResponse(c, page, allHeaders, status)
}
