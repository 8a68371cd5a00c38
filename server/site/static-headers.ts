import { siteHeaders } from '../http/security-headers.ts'
import { type PageNeeds, pagePolicy } from './page-policy.ts'

/** What a host of static files has to send, as the server does. */
export function staticHeaders(
  shell: string,
  needs: PageNeeds,
  overTls: boolean,
): [string, string][] {
  return [
    ['Content-Security-Policy', pagePolicy(shell, needs)],
    ...Object.entries(siteHeaders(overTls)),
  ]
}
