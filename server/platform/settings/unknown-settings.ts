import { nearestName } from '../program/nearest-name.ts'
import { SETTING_NAMES } from './known-settings.ts'

/** Settings of other programs may also begin with these words, such as `LOG_LEVEL` or `MEDIA_ROOT`. */
const SHARED_WORDS = ['DATA', 'DATABASE', 'LOG', 'MEDIA', 'SECURITY', 'SITE']

/** One line for each variable of the environment that is no setting but begins like one. */
export function unknownVariables(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => {
    if (isKnown(name) || !env[name] || SHARED_WORDS.includes(firstWord(name))) return []
    const known = namesLike(name)
    if (known.length === 0) return []
    return `${name} has no effect on the site, because it is not a setting. Use one of: ${known.join(', ')}`
  })
}

/** The reason why a name in `.env` is wrong: in this file, only names of settings are allowed. */
export function unknownNameProblem(name: string): string | undefined {
  if (isKnown(name)) return undefined
  const meant = nearestName(name, SETTING_NAMES)
  const known = namesLike(name)
  const hint = meant
    ? `Did you mean ${meant}?`
    : `Use one of: ${(known.length > 0 ? known : SETTING_NAMES).join(', ')}`
  return `which is not a setting. ${hint}`
}

function isKnown(name: string): boolean {
  return (SETTING_NAMES as string[]).includes(name)
}

/** The settings that begin with the first word of the name. */
function namesLike(name: string): string[] {
  return SETTING_NAMES.filter((known) => name.includes('_') && firstWord(known) === firstWord(name))
}

function firstWord(name: string): string {
  return name.replace(/_.*/, '').toUpperCase()
}
