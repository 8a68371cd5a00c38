import { useZoneText } from '../i18n/use-zone-text.ts'

/** When the zone answers its phone. */
export function PhoneHours() {
  return <span>{useZoneText('phoneHours')}</span>
}
