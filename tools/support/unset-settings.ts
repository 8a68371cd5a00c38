import { SETTING_NAMES } from '../../server/platform/settings/known-settings.ts'

/**
 * Every setting of the server, empty. Empty settings win over a developer's own `.env`: its settings
 * could lead tests to a real backend, database or mailbox. The settings of the build are not among
 * them.
 */
export const UNSET_SETTINGS = Object.fromEntries(
  SETTING_NAMES.filter((name) => !name.startsWith('VITE_')).map((name) => [name, '']),
)
