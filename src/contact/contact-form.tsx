import './contact-form.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  charactersLeft,
  type ContactField,
  isPhoneNumber,
  problemsOf,
} from '../isomorphic/contact-message.ts'
import { Button } from '../ui/button.tsx'
import { FormField } from './form-field.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { SendingOutcome } from './sending-outcome.tsx'
import { useContactForm } from './use-contact-form.ts'
import { useRestoredFocus } from './use-restored-focus.ts'
import type { SendMessage } from './use-send-message.tsx'

/** The form shows how many characters are left once there are no more than these. */
const FEW_CHARACTERS = 100

interface ContactFormProps {
  send: SendMessage
  /** The zone's email address, shown if a message cannot be sent. */
  email: string | undefined
  /** The zone's phone number, shown in the same case, and as an example of a number. */
  phone: string | undefined
  /** A link to the notice on personal data. */
  notice: ReactNode
}

/** The form for a message to the zone (requirements, sections 4 and 5). */
export function ContactForm({ send, email, phone = '', notice }: ContactFormProps) {
  const { t, i18n } = useLingui()
  const { form, hidden, outcome, message, field } = useContactForm(send)
  const sending = outcome === 'pending'
  // Until the scripts run, the browser itself would send the form, with its texts in the address.
  const hydrated = useHydrated()
  const sendButton = useRestoredFocus(sending || !hydrated)

  const fieldProps = (name: ContactField) => {
    const { problem, ...rest } = field(name)
    const problems = problemsOf(name).map((descriptor) => i18n._(descriptor))
    return { ...rest, problem: problem && i18n._(problem), problems }
  }
  const left = charactersLeft(hydrated ? message : '')
  const over = -left
  const example = phone.replaceAll(/\s/g, '')
  return (
    <form {...form} className="contact-form" aria-labelledby="contact-form-heading" noValidate>
      <h2 id="contact-form-heading">
        <Trans>Send us a message</Trans>
      </h2>
      <p>
        <Trans comment="Above the fields of the contact form">All fields are required.</Trans>
      </p>
      <div className="contact-form-fields">
        <FormField {...fieldProps('firstName')} label={t`First Name`} autoComplete="given-name" />
        <FormField {...fieldProps('lastName')} label={t`Last Name`} autoComplete="family-name" />
        <FormField
          {...fieldProps('email')}
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <FormField
          {...fieldProps('phone')}
          label={t`Phone Number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={
            isPhoneNumber(example) &&
            t({
              message: `Without spaces: ${example}`,
              comment: 'Under the field for a phone number; {example} is one',
            })
          }
        />
      </div>
      <FormField
        {...fieldProps('message')}
        label={t`Message`}
        multiline
        note={
          over > 0 ? (
            <strong>
              {t({
                message: plural(over, {
                  one: '# character too many',
                  other: '# characters too many',
                }),
                comment: 'Below the message field: so many characters past its limit of 1000',
              })}
            </strong>
          ) : (
            left <= FEW_CHARACTERS &&
            t({
              message: `Characters left: ${left}`,
              comment: 'Below the message field, near its limit of 1000',
            })
          )
        }
      />
      {/* Hidden from people, so only a program fills it in. Password managers are told not to. */}
      <div hidden>
        <input
          ref={hidden}
          name="leaveEmpty"
          tabIndex={-1}
          aria-hidden
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore
          data-protonpass-ignore
        />
      </div>
      <div className="contact-form-end">
        <Button {...sendButton} type="submit">
          {sending ? <Trans>Sending...</Trans> : <Trans>Send Now</Trans>}
        </Button>
        {!hydrated && (
          <p className="contact-form-without-scripts">
            <Trans comment="Beside the button, which does nothing without JavaScript">
              Without JavaScript the form cannot be sent. Please write to us or call.
            </Trans>
          </p>
        )}
        <SendingOutcome outcome={outcome} email={email} phone={phone} />
        <PrivacyNote notice={notice} />
      </div>
    </form>
  )
}
