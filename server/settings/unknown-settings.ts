import { nearestName } from '../program/nearest-name.ts'
import { SETTING_NAMES, type SettingName } from './known-settings.ts'

/** First words of settings that other programs do not use as `LOG_` or `DATABASE_`. */
const OWN_WORD = /^(CONTENT|MEDIA|MESSAGES|METRICS|NOTIFY|PAGES|RATE|TRUST|VITE)_/i

/** `NAME=value` of systemd, of Vite and Vercel, and of Kubernetes for a service that is named like a setting. */
const OF_OTHERS = [
  /^NOTIFY_SOCKET=/,
  /^VITE_(VERCEL_|(USER_NODE_ENV|DEBUG_FILTER|DEPRECATION_TRACE|CONFIG_NATIVE_IGNORE_WARNING)=)/,
  /_(SERVICE_(HOST|PORT)|PORT_\d+_(TCP|UDP|SCTP))(_\w+)?=/,
  /_PORT=(tcp|udp|sctp):/,
]

/** Why a variable of the environment is probably a setting under a wrong name. */
export function misspellingProblem(name: string, value = ''): string | undefined {
  if (isKnown(name) || OF_OTHERS.some((other) => other.test(`${name}=${value}`))) return undefined
  // Two edits make another word of a short one: HOME is not HOST.
  const meant = nearestName(name, SETTING_NAMES, name.length < 6 ? 1 : 2)
  const [word] = OWN_WORD.exec(name) ?? []
  if (meant !== undefined) return notASetting([meant])
  if (word === undefined) return undefined
  return notASetting(SETTING_NAMES.filter((known) => known.startsWith(word.toUpperCase())))
}

/** Why a name in `.env` is wrong, where each has to be a setting's. */
export function unknownNameProblem(name: string): string | undefined {
  if (isKnown(name)) return undefined
  const meant = nearestName(name, SETTING_NAMES)
  return misspellingProblem(name) ?? notASetting(meant ? [meant] : SETTING_NAMES)
}

function isKnown(name: string): boolean {
  return (SETTING_NAMES as string[]).includes(name)
}

function notASetting(meant: SettingName[]): string {
  const hint = meant.length === 1 ? `Did you mean ${meant[0]}?` : `Use one of: ${meant.join(', ')}`
  return `which is not a setting. ${hint}`
}
