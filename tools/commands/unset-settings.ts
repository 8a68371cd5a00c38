import { NAMES } from '../../server/known-settings.ts'

/**
 * Every setting of the server as not set: the environment wins over `.env`, and blank is none. Without
 * it a developer's own `.env` would lead tests to a real backend, database and mailbox. Those of the
 * build stay as the site was built with them.
 */
export const UNSET_SETTINGS = Object.fromEntries(
  NAMES.filter((name) => !name.startsWith('VITE_')).map((name) => [name, '']),
)
