import './contact-form.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import type { ContentHtml } from '../i18n/content-text.ts'
import { charactersLeft, isPhoneNumber } from '../isomorphic/contact-message.ts'
import { Button } from '../ui/button.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { useSampleNotice } from '../ui/use-sample-notice.ts'
import { FormField } from './form-field.tsx'
import { FormProblems } from './form-problems.tsx'
import { HoneypotField } from './honeypot-field.tsx'
import { LengthNote } from './length-note.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { SendingOutcomeNote } from './sending-outcome-note.tsx'
import { stripPhoneSpaces } from './strip-phone-spaces.ts'
import { useContactForm } from './use-contact-form.ts'
import { useDisabledWhileSending } from './use-disabled-while-sending.ts'
import { type SendMessage, useSendMessage } from './use-send-message.tsx'

/** The form says how many characters a message has left once there are no more than this. */
const FEW_CHARACTERS = 100

interface ContactFormProps {
  send: SendMessage
  /** The zone's email address, shown if a message cannot be sent. */
  email: string | undefined
  /** The zone's phone number, shown in the same case, and as an example of a number. */
  phone: string | undefined
  /** The text that may have the notice on personal data. */
  privacyText: ContentHtml | undefined
}

/** The form for a message to the zone (requirements, sections 4 and 5). */
export function ContactForm({ send, email, phone = '', privacyText }: ContactFormProps) {
  const { t } = useLingui()
  const sampleNotice = useSampleNotice()
  const sending = useSendMessage(send)
  const { outcome, error } = sending
  const isSending = outcome === 'pending'
  const { form, honeypot, field, message, problems } = useContactForm(sending)
  const { button, group } = useDisabledWhileSending(isSending)
  const hydrated = useHydrated()
  const buttonState = {
    // Until the scripts run, the browser itself would send the form, with its texts in the address.
    disabled: !hydrated,
    // Otherwise Firefox would restore `disabled` from before a reload, and let a form be sent without scripts.
    autoComplete: 'off',
  }
  const sendingWords = (
    <Trans comment="On the button of the contact form while the message is on its way">
      Sending...
    </Trans>
  )
  const left = charactersLeft(hydrated ? message : '')
  const example = stripPhoneSpaces(phone)
  return (
    <form {...form} className="contact-form" aria-labelledby="contact-form-heading" noValidate>
      <h2 id="contact-form-heading">
        <Trans comment="Heading above the contact form">Send us a message</Trans>
      </h2>
      {sampleNotice && <p className="contact-form-sample">{sampleNotice}</p>}
      <p>
        <Trans comment="Above the fields of the contact form">All fields are required.</Trans>
      </p>
      <div className="contact-form-fields">
        <FormField
          {...field('firstName')}
          label={t({ message: 'First Name', comment: 'Label of a field in the contact form' })}
          autoComplete="given-name"
        />
        <FormField
          {...field('lastName')}
          label={t({ message: 'Last Name', comment: 'Label of a field in the contact form' })}
          autoComplete="family-name"
        />
        <FormField
          {...field('email')}
          label={t({ message: 'Email', comment: 'Label of a field in the contact form' })}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <FormField
          {...field('phone')}
          label={t({ message: 'Phone Number', comment: 'Label of a field in the contact form' })}
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
        {...field('message')}
        label={t({ message: 'Message', comment: 'Label of a field in the contact form' })}
        multiline
        note={left <= FEW_CHARACTERS && <LengthNote left={left} />}
      />
      <HoneypotField ref={honeypot} />
      <div
        ref={group}
        className="contact-form-end"
        role="group"
        aria-labelledby="contact-form-heading"
        tabIndex={-1}
      >
        <Button
          {...buttonState}
          ref={button}
          type="submit"
          data-needs-scripts
          onClick={(event) => {
            // The second click of a double click, which finds the form empty.
            if (outcome === 'success' && event.detail > 1) event.preventDefault()
          }}
        >
          {isSending ? sendingWords : <Trans comment="Button of the contact form">Send Now</Trans>}
        </Button>
        {!hydrated && <NoteWithoutScripts />}
        <LiveRegion as="div" role="status" className="sending-status">
          {isSending && <span className="sr-only">{sendingWords}</span>}
          <SendingOutcomeNote outcome={outcome} error={error} email={email} phone={phone} />
        </LiveRegion>
        <FormProblems {...problems} />
        <PrivacyNote text={privacyText} />
      </div>
    </form>
  )
}

function NoteWithoutScripts() {
  return (
    <p className="contact-form-without-scripts without-scripts">
      <Trans comment="Beside the button, which does nothing without JavaScript">
        Without JavaScript the form cannot be sent. Please write to us or call.
      </Trans>
    </p>
  )
}
