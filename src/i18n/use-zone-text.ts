import { useLingui } from '@lingui/react/macro'
import type zone from '#zone'

/** Returns a text of the zone's own file, which the build adds to the catalogs. */
export function useZoneText(field: ZoneText): string {
  const { i18n } = useLingui()
  // The id is in a variable: otherwise `npm run extract` would look for a text here.
  const id = `zone.${field}`
  return i18n._(id)
}

/** A field of `zone.json` with a text in each language. */
type ZoneText = {
  [Field in keyof typeof zone]: (typeof zone)[Field] extends { en: string } ? Field : never
}[keyof typeof zone]
