import { Trans } from '@lingui/react/macro'
import type { MutationStatus } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide'
import { TryLaterError } from '../isomorphic/try-later-error.ts'
import { Icon } from '../ui/icon.tsx'
import { EmailLink } from '../ui/links/email-link.tsx'
import { PhoneLink } from '../ui/links/phone-link.tsx'

interface OtherWaysProps {
  email: string | undefined
  phone: string | undefined
}

interface SendingOutcomeProps extends OtherWaysProps {
  /** The state of the last message, if there was one. */
  outcome: MutationStatus | undefined
  error: unknown
}

/** Says beside the button whether the last message was sent, and what to do if not. */
export function SendingOutcomeNote({ outcome, error, ...otherWays }: SendingOutcomeProps) {
  if (outcome === 'success') {
    return (
      <p className="sending-outcome">
        <Icon of={CircleCheck} />
        <span>
          <Trans comment="Beside the button, until the visitor writes again">
            Your message has reached us.
          </Trans>
        </span>
      </p>
    )
  }
  if (outcome === 'error') {
    return (
      <p className="sending-outcome" data-outcome="error">
        <Icon of={CircleAlert} />
        <span>
          <Trans comment="Beside the button, until the visitor tries again">
            Your message was not sent. Everything you typed is still here.
          </Trans>{' '}
          {error instanceof TryLaterError && <WhenToRetry retryAtMs={error.retryAtMs} />}
          <OtherWays {...otherWays} />
        </span>
      </p>
    )
  }
  return null
}

function WhenToRetry({ retryAtMs }: { retryAtMs: number }) {
  // A wait that ends within a minute is over when the next minute begins.
  const time = new Date(retryAtMs + 59_999).toTimeString().slice(0, 5)
  return (
    <>
      <Trans comment="After a message was refused because too many came; a time such as 15:04">
        Many messages are coming in. Please send it again at {time}.
      </Trans>{' '}
    </>
  )
}

function OtherWays({ email, phone }: OtherWaysProps) {
  const address = email && <EmailLink address={email} />
  const number = phone && <PhoneLink number={phone} />
  if (address && number) {
    return (
      <Trans comment="After a message was not sent; the zone's email address and phone number">
        Write to {address} or call {number}.
      </Trans>
    )
  }
  if (address) {
    return (
      <Trans comment="After a message was not sent; the zone's email address">
        Write to {address}.
      </Trans>
    )
  }
  return (
    number && (
      <Trans comment="After a message was not sent; the zone's phone number">Call {number}.</Trans>
    )
  )
}
