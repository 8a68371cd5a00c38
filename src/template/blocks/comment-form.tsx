import { Trans, useLingui } from '@lingui/react/macro'
import { TemplateField } from './template-field.tsx'
import { TemplateForm } from './template-form.tsx'

/** A form for a comment on a post. It sends nothing. */
export function CommentForm() {
  const { t } = useLingui()
  return (
    <TemplateForm
      title={t`Leave a comment`}
      action={t`Post comment`}
      success={<Trans>Comment Post Successfully</Trans>}
    >
      <TemplateField label={t`Name`} name="name" autoComplete="name" />
      <TemplateField label={t`Email`} name="email" type="email" autoComplete="email" />
      <TemplateField label={t`Comment`} name="comment" multiline />
    </TemplateForm>
  )
}
