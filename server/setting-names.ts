/** The names of all settings: variables of the environment, or lines of `.env`. */
export const NAMES = [
  'CONTENT_API',
  'CONTENT_TIMEOUT',
  'MEDIA_PATHS',
  'HOST',
  'PORT',
  'MESSAGES_DB',
  'DATABASE_URL',
  'NOTIFY_SMTP',
  'NOTIFY_TO',
  'NOTIFY_FROM',
  'RATE_LIMIT',
  'TRUST_PROXY',
  'LOG_REQUESTS',
  'SITE_URL',
  'PAGES_MAX_AGE',
  // Read when the site is built, by src/config.ts.
  'VITE_API_BASE',
  'VITE_MEDIA_BASE',
  'VITE_ABOUT_ARMENIA_URL',
  'VITE_INVESTMENT_URL',
  'VITE_GOOGLE_MAPS_KEY',
  'VITE_GOOGLE_MAPS_MAP_ID',
] as const

export type Name = (typeof NAMES)[number]
