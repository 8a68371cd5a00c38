import { Trans, useLingui } from '@lingui/react/macro'
import { TemplateField } from './template-field.tsx'
import { TemplateForm } from './template-form.tsx'

/** A form to join a course. It sends nothing. */
export function RegistrationForm() {
  const { t } = useLingui()
  return (
    <TemplateForm
      title={t({ message: 'Register for a course', comment: 'Heading above a form' })}
      action={t({ message: 'Register now', comment: 'Button of the form for a course' })}
      success={
        <Trans comment="Toast, after the form for a course was sent">Registration Successful</Trans>
      }
    >
      <TemplateField
        label={t({ message: 'Name', comment: 'Label of a field in a form' })}
        name="name"
        autoComplete="name"
      />
      <TemplateField
        label={t({ message: 'Email', comment: 'Label of a field in a form' })}
        name="email"
        type="email"
        autoComplete="email"
      />
      <TemplateField
        label={t({ message: 'Phone Number', comment: 'Label of a field in a form' })}
        name="phone"
        type="tel"
        autoComplete="tel"
      />
    </TemplateForm>
  )
}
