import { type Setting, SETTING_NAMES, type SettingName, SETTINGS } from './known-settings.ts'
import { isSocketActivated } from './socket-activation.ts'

const CONDITIONS: Record<SettingName, Setting<SettingName>> = SETTINGS

/**
 * One line for each setting that the operator has set but that has no effect.
 *
 * @param textOf returns the text of a setting, which is empty if it is not set
 */
export function settingsWithoutEffect(
  textOf: (name: SettingName) => string,
  env: NodeJS.ProcessEnv,
): string[] {
  const isSet = (name: SettingName) => textOf(name) !== ''
  const lines = SETTING_NAMES.filter(isSet).flatMap((name) => {
    const { deployed, overriddenBy = [], needsOneOf } = CONDITIONS[name]
    if (textOf(name) === deployed) return []
    return [
      ...overriddenBy.filter(isSet).map((other) => `${name} has no effect beside ${other}`),
      ...(!needsOneOf || needsOneOf.some(isSet)
        ? []
        : [`${name} has no effect without ${needsOneOf.join(' or ')}`]),
    ]
  })
  return [...lines, ...(isSocketActivated(env) ? besideSocket(isSet) : [])]
}

function besideSocket(isSet: (name: SettingName) => boolean): string[] {
  return (['HOST', 'PORT'] as const).filter(isSet).map((name) => {
    const but = name === 'HOST' && isSet('METRICS_PORT') ? '. METRICS_PORT still uses it' : ''
    return `${name} has no effect on where the site is served: the socket of systemd sets that${but}`
  })
}
