import './what-to-expect.css'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useZoneText } from '../i18n/use-zone-text.ts'
import { PhoneHours } from './phone-hours.tsx'

/** What somebody who writes may count on. It stands beside the form. */
export function WhatToExpect() {
  const headingId = useId()
  return (
    <aside className="what-to-expect" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans comment="Heading beside the contact form">An answer within five working days</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Trans comment="Beside the contact form">
              First a confirmation, then a clear answer
            </Trans>
          </dt>
          <dd>
            <Trans comment="Beside the contact form">
              We confirm receipt within one working day. Within five you will know whether the zone
              suits you. There is no fee and no obligation.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans comment="Beside the contact form">In your language</Trans>
          </dt>
          <dd>
            <span>{useZoneText('answerLanguages')}</span>
          </dd>
        </div>
        <div>
          <dt>
            <Trans comment="Beside the contact form: the hours of the telephone">
              By phone, straight away
            </Trans>
          </dt>
          <dd>
            <PhoneHours />
          </dd>
        </div>
      </dl>
    </aside>
  )
}
