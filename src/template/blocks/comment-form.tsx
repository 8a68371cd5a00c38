import { Trans, useLingui } from '@lingui/react/macro'
import { TemplateField } from './template-field.tsx'
import { TemplateForm } from './template-form.tsx'

/** A form for a comment on a post. It sends nothing. */
export function CommentForm() {
  const { t } = useLingui()
  return (
    <TemplateForm
      title={t({ message: 'Leave a comment', comment: 'Heading above the form below a blog post' })}
      action={t({ message: 'Post comment', comment: 'Button of the form below a blog post' })}
      success={
        <Trans comment="Toast, after the form below a blog post was sent">
          Comment Post Successfully
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
        label={t({ message: 'Comment', comment: 'Label of a field in the form below a blog post' })}
        name="comment"
        multiline
      />
    </TemplateForm>
  )
}
