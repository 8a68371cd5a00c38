import { Trans } from '@lingui/react/macro'
import { useContactUs } from '../../api/contact-us.ts'
import { Button } from '../../ui/button.tsx'
import { EmailLink } from '../../ui/links/email-link.tsx'
import { PhoneLink } from '../../ui/links/phone-link.tsx'

/**
 * The page that is shown if a page's code throws. It has the zone's phone and
 * e-mail, because header and footer may be missing.
 */
export function CrashPage() {
  const contact = useContactUs()
  return (
    <div className="centered">
      <h1 tabIndex={-1}>
        <Trans comment="Heading of the page that stands in for one that fails">
          This page could not be shown
        </Trans>
      </h1>
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
