import { Trans, useLingui } from '@lingui/react/macro'
import { DemoField } from './demo-field.tsx'
import { DemoForm } from './demo-form.tsx'

/** A form to join a course. It sends nothing. */
export function RegistrationForm() {
  const { t } = useLingui()
  return (
    <DemoForm
      title={t`Register for a course`}
      action={t`Register now`}
      success={<Trans>Registration Successful</Trans>}
    >
      <DemoField label={t`Name`} name="name" autoComplete="name" />
      <DemoField label={t`Email`} name="email" type="email" autoComplete="email" />
      <DemoField label={t`Phone Number`} name="phone" type="tel" autoComplete="tel" />
    </DemoForm>
  )
}
