import { Trans } from '@lingui/react/macro'

/** When the zone answers its phone. */
export function PhoneHours() {
  return (
    <Trans comment="On the contact page: the hours of the telephone">
      Monday to Friday, 9:00 to 18:00 Yerevan time (UTC+4).
    </Trans>
  )
}
