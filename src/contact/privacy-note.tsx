import { Trans, useLingui } from '@lingui/react/macro'

/** Says what personal data is used for, and for how long it is kept if the server has told. */
export function PrivacyNote() {
  const { t } = useLingui()
  // The server writes its setting into the page; the prerenderer has it too.
  const days = Number(document.documentElement.dataset.keepDays)
  return (
    <p className="contact-form-privacy">
      <Trans comment="Beneath the button of the contact form: what becomes of personal data">
        We use your name, email address, phone number and message only to answer you.
      </Trans>
      {days > 0 &&
        ` ${t({
          message: `Days until we delete them: ${days}.`,
          comment: 'After the sentence before: for how long personal data is kept',
        })}`}
    </p>
  )
}
