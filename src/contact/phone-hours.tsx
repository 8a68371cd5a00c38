import { Trans } from '@lingui/react/macro'

/** When the zone answers its phone. `VITE_OPENING_HOURS` tells search engines the hours of the zone. */
export function PhoneHours() {
  return (
    <Trans comment="On the contact page: the hours of the telephone">
      Monday to Friday, 9:00 to 18:00 Yerevan time (UTC+4).
    </Trans>
  )
}
