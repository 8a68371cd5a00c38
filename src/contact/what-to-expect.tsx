import './what-to-expect.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ContentHtml } from '../i18n/content-text.ts'
import { useZoneText } from '../i18n/use-zone-text.ts'
import { RichText } from '../ui/rich-text/rich-text.tsx'

interface WhatToExpectProps {
  /** When the zone answers. */
  answerTimes: ContentHtml | undefined
  phone: string | undefined
}

/** Says beside the form what a sender may expect. */
export function WhatToExpect({ answerTimes, phone }: WhatToExpectProps) {
  const { t } = useLingui()
  const phoneHours = useZoneText('phoneHours')
  return (
    <aside
      className="what-to-expect"
      aria-label={t({
        message: 'What to expect',
        comment: 'Heard, not seen: the part of the page beside the contact form',
      })}
    >
      <RichText html={answerTimes} />
      <dl>
        <dt>
          <Trans comment="Beside the contact form">In your language</Trans>
        </dt>
        <dd>{useZoneText('answerLanguages')}</dd>
        {phone && (
          <>
            <dt>
              <Trans comment="Beside the contact form: the hours of the telephone">
                By phone, straight away
              </Trans>
            </dt>
            <dd>{phoneHours}</dd>
          </>
        )}
      </dl>
    </aside>
  )
}
