import { Trans, useLingui } from '@lingui/react/macro'
import { DemoField } from './demo-field.tsx'
import { DemoForm } from './demo-form.tsx'

/** A form for a comment on a post. It sends nothing. */
export function CommentForm() {
  const { t } = useLingui()
  return (
    <DemoForm
      title={t`Leave a comment`}
      action={t`Post comment`}
      success={<Trans>Comment Post Successfully</Trans>}
    >
      <DemoField label={t`Name`} name="name" autoComplete="name" />
      <DemoField label={t`Email`} name="email" type="email" autoComplete="email" />
      <DemoField label={t`Comment`} name="comment" multiline />
    </DemoForm>
  )
}
