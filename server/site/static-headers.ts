import { siteHeaders } from '../http/security-headers.ts'
import { pagePolicy, type PolicySources } from './page-policy.ts'

export function staticHeaders(
  shell: string,
  needs: PolicySources,
  overTls: boolean,
): [string, string][] {
  return [
    ['Content-Security-Policy', pagePolicy(shell, needs)],
    ...Object.entries(siteHeaders(overTls)),
  ]
}
