import { Trans } from '@lingui/react/macro'
import { useContactUs } from '../../api/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { EmailLink } from '../../ui/links/email-link.tsx'
import { PhoneLink } from '../../ui/links/phone-link.tsx'

/**
 * Takes the place of a page that throws. It has the zone's phone and e-mail, because header and footer may be
 * missing.
 */
export function CrashNotice() {
  const contact = useContactUs()
  return (
    <div className="centered">
      <p>
        <Trans comment="Below the heading ‘This page could not be shown’">
          Load it again. If that does not help, please call us.
        </Trans>
      </p>
      {contact?.phone && (
        <p>
          <PhoneLink number={contact.phone} />
        </p>
      )}
      {contact?.email && (
        <p>
          <EmailLink address={contact.email} />
        </p>
      )}
      <Button
        onClick={() => {
          location.reload()
        }}
      >
        <Trans comment="Button below the sentence before">Load the page again</Trans>
      </Button>
    </div>
  )
}
