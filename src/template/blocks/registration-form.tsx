import { Trans, useLingui } from '@lingui/react/macro'
import { TemplateField } from './template-field.tsx'
import { TemplateForm } from './template-form.tsx'

/** A form to join a course. It sends nothing. */
export function RegistrationForm() {
  const { t } = useLingui()
  return (
    <TemplateForm
      title={t`Register for a course`}
      action={t`Register now`}
      success={<Trans>Registration Successful</Trans>}
    >
      <TemplateField label={t`Name`} name="name" autoComplete="name" />
      <TemplateField label={t`Email`} name="email" type="email" autoComplete="email" />
      <TemplateField label={t`Phone Number`} name="phone" type="tel" autoComplete="tel" />
    </TemplateForm>
  )
}
