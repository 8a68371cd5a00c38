import { siteHeaders } from '../http/security-headers.ts'
import { type PageNeeds, pagePolicy } from './page-policy.ts'

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
