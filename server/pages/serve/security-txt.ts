import { LANGUAGES, OFFERED_LANGUAGES } from '../../../src/isomorphic/languages.ts'

export const SECURITY_TXT_PATH = '.well-known/security.txt'

const DAY_MS = 24 * 60 * 60_000

/** Less than a year, as RFC 9116 recommends (section 2.5.5). */
const VALID_DAYS = 360

/** Tells where to report a vulnerability (RFC 9116). The text is the same for a whole day. */
export function securityTxt(contact: string, siteUrl: URL): string {
  const nowMs = Date.now()
  const today = nowMs - (nowMs % DAY_MS)
  const languages = OFFERED_LANGUAGES.map((language) => LANGUAGES[language].tag)
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL(SECURITY_TXT_PATH, siteUrl).href}`,
    '',
  ].join('\n')
}
