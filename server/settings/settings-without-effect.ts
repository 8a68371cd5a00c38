import type { SettingName } from './known-settings.ts'
import { isSocketActivated } from './socket-activation.ts'

/** Settings that have no effect beside another one, or if none of some others is set. */
type Rule = [name: SettingName, 'beside' | 'without', ...others: SettingName[]]

const RULES: Rule[] = [
  ['MESSAGES_DB', 'beside', 'CONTENT_API'],
  ['DATABASE_URL', 'beside', 'CONTENT_API'],
  ['NOTIFY_SMTP', 'beside', 'CONTENT_API'],
  ['NOTIFY_TO', 'beside', 'CONTENT_API'],
  ['NOTIFY_FROM', 'beside', 'CONTENT_API'],
  ['MESSAGES_DB', 'beside', 'DATABASE_URL'],
  ['NOTIFY_FROM', 'without', 'NOTIFY_SMTP'],
  ['MEDIA_PATHS', 'without', 'CONTENT_API'],
  ['CONTENT_API_TOKEN', 'without', 'CONTENT_API'],
  ['CONTENT_TIMEOUT', 'without', 'CONTENT_API', 'VITE_API_BASE'],
  ['VITE_GOOGLE_MAPS_MAP_ID', 'without', 'VITE_GOOGLE_MAPS_KEY'],
]

/** One line for each setting that is set but has no effect. */
export function settingsWithoutEffect(
  isSet: (name: SettingName) => boolean,
  env: NodeJS.ProcessEnv,
): string[] {
  return [...besideOthers(isSet), ...(isSocketActivated(env) ? besideSocket(isSet) : [])]
}

function besideOthers(isSet: (name: SettingName) => boolean): string[] {
  return RULES.filter(
    ([name, place, ...others]) => isSet(name) && others.some(isSet) === (place === 'beside'),
  ).map(([name, place, ...others]) => `${name} has no effect ${place} ${others.join(' or ')}`)
}

function besideSocket(isSet: (name: SettingName) => boolean): string[] {
  return (['HOST', 'PORT'] as const).filter(isSet).map((name) => {
    const but = name === 'HOST' && isSet('METRICS_PORT') ? '. METRICS_PORT still uses it' : ''
    return `${name} has no effect on where the site is served: the socket of systemd sets that${but}`
  })
}
