import type { SettingName } from './known-settings.ts'

/** Settings that have no effect beside another one, or if none of some others is set. */
type Rule = { names: SettingName[] } & ({ beside: SettingName } | { without: SettingName[] })

const RULES: Rule[] = [
  {
    names: ['MESSAGES_DB', 'DATABASE_URL', 'NOTIFY_SMTP', 'NOTIFY_TO', 'NOTIFY_FROM'],
    beside: 'CONTENT_API',
  },
  { names: ['MESSAGES_DB'], beside: 'DATABASE_URL' },
  { names: ['NOTIFY_FROM'], without: ['NOTIFY_SMTP'] },
  { names: ['MEDIA_PATHS'], without: ['CONTENT_API'] },
  { names: ['CONTENT_TIMEOUT'], without: ['CONTENT_API', 'VITE_API_BASE'] },
  { names: ['VITE_GOOGLE_MAPS_MAP_ID'], without: ['VITE_GOOGLE_MAPS_KEY'] },
]

/** One line for each setting that is set but has no effect. */
export function settingsWithoutEffect(isSet: (name: SettingName) => boolean): string[] {
  return RULES.flatMap((rule) => {
    const applies = 'beside' in rule ? isSet(rule.beside) : !rule.without.some(isSet)
    if (!applies) return []
    const why = 'beside' in rule ? `beside ${rule.beside}` : `without ${rule.without.join(' or ')}`
    return rule.names.filter(isSet).map((name) => `${name} has no effect ${why}`)
  })
}
