import type { SettingName } from './known-settings.ts'
import { isSocketActivated } from './socket-activation.ts'

const BESIDE: [setting: SettingName, other: SettingName][] = [
  ['MESSAGES_DB', 'CONTENT_API'],
  ['DATABASE_URL', 'CONTENT_API'],
  ['NOTIFY_SMTP', 'CONTENT_API'],
  ['NOTIFY_TO', 'CONTENT_API'],
  ['NOTIFY_FROM', 'CONTENT_API'],
  ['MESSAGES_DB', 'DATABASE_URL'],
]

const WITHOUT: [setting: SettingName, others: SettingName[]][] = [
  ['NOTIFY_FROM', ['NOTIFY_SMTP']],
  ['MEDIA_PATHS', ['CONTENT_API']],
  ['CONTENT_API_TOKEN', ['CONTENT_API']],
  ['CONTENT_TIMEOUT', ['CONTENT_API', 'VITE_API_BASE']],
  ['VITE_GOOGLE_MAPS_MAP_ID', ['VITE_GOOGLE_MAPS_KEY']],
]

/** One line for each setting that is set but has no effect. */
export function settingsWithoutEffect(
  isSet: (name: SettingName) => boolean,
  env: NodeJS.ProcessEnv,
): string[] {
  const beside = BESIDE.filter(([setting, other]) => isSet(setting) && isSet(other))
  const without = WITHOUT.filter(([setting, others]) => isSet(setting) && !others.some(isSet))
  return [
    ...beside.map(([setting, other]) => `${setting} has no effect beside ${other}`),
    ...without.map(
      ([setting, others]) => `${setting} has no effect without ${others.join(' or ')}`,
    ),
    ...(isSocketActivated(env) ? besideSocket(isSet) : []),
  ]
}

function besideSocket(isSet: (name: SettingName) => boolean): string[] {
  return (['HOST', 'PORT'] as const).filter(isSet).map((name) => {
    const but = name === 'HOST' && isSet('METRICS_PORT') ? '. METRICS_PORT still uses it' : ''
    return `${name} has no effect on where the site is served: the socket of systemd sets that${but}`
  })
}
