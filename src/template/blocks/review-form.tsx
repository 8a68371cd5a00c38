import { Trans, useLingui } from '@lingui/react/macro'
import { TemplateField } from './template-field.tsx'
import { TemplateForm } from './template-form.tsx'

/** A form for an opinion on a course. It sends nothing. */
export function ReviewForm() {
  const { t } = useLingui()
  return (
    <TemplateForm
      title={t({
        message: 'Write a review',
        comment: 'Heading above the form for an opinion on a course',
      })}
      action={t({
        message: 'Post review',
        comment: 'Button of the form for an opinion on a course',
      })}
      success={
        <Trans comment="Toast, after an opinion on a course was sent">
          Review Post Successfully
        </Trans>
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
        label={t({ message: 'Review', comment: 'Label of a field: an opinion on a course' })}
        name="review"
        multiline
      />
    </TemplateForm>
  )
}
