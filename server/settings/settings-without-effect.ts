import type { SettingName } from './known-settings.ts'
import { isSocketActivated } from './socket-activation.ts'

/** A setting that has no effect if another one is set, or if none of some others is. */
type Rule =
  | { setting: SettingName; beside: SettingName }
  | { setting: SettingName; without: SettingName[] }

const RULES: Rule[] = [
  { setting: 'MESSAGES_DB', beside: 'CONTENT_API' },
  { setting: 'DATABASE_URL', beside: 'CONTENT_API' },
  { setting: 'NOTIFY_SMTP', beside: 'CONTENT_API' },
  { setting: 'NOTIFY_TO', beside: 'CONTENT_API' },
  { setting: 'NOTIFY_FROM', beside: 'CONTENT_API' },
  { setting: 'MESSAGES_DB', beside: 'DATABASE_URL' },
  { setting: 'NOTIFY_FROM', without: ['NOTIFY_SMTP'] },
  { setting: 'MEDIA_PATHS', without: ['CONTENT_API'] },
  { setting: 'CONTENT_API_TOKEN', without: ['CONTENT_API'] },
  { setting: 'CONTENT_TIMEOUT', without: ['CONTENT_API', 'VITE_API_BASE'] },
  { setting: 'VITE_GOOGLE_MAPS_MAP_ID', without: ['VITE_GOOGLE_MAPS_KEY'] },
]

/** One line for each setting that is set but has no effect. */
export function settingsWithoutEffect(
  isSet: (name: SettingName) => boolean,
  env: NodeJS.ProcessEnv,
): string[] {
  const lines = RULES.filter(({ setting }) => isSet(setting)).flatMap((rule) => {
    const { setting } = rule
    if ('beside' in rule) {
      return isSet(rule.beside) ? [`${setting} has no effect beside ${rule.beside}`] : []
    }
    return rule.without.some(isSet)
      ? []
      : [`${setting} has no effect without ${rule.without.join(' or ')}`]
  })
  return isSocketActivated(env) ? [...lines, ...besideSocket(isSet)] : lines
}

function besideSocket(isSet: (name: SettingName) => boolean): string[] {
  return (['HOST', 'PORT'] as const).filter(isSet).map((name) => {
    const but = name === 'HOST' && isSet('METRICS_PORT') ? '. METRICS_PORT still uses it' : ''
    return `${name} has no effect on where the site is served: the socket of systemd sets that${but}`
  })
}
