import { NAMES } from '../../server/known-settings.ts'

/**
 * Every setting of the server, empty: that wins over a developer's own `.env`, which could lead tests to a
 * real backend, database and mailbox. The settings of the build stay.
 */
export const UNSET_SETTINGS = Object.fromEntries(
  NAMES.filter((name) => !name.startsWith('VITE_')).map((name) => [name, '']),
)
