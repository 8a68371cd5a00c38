import './template-forms.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSiteContext } from '../../ui/use-site-context.ts'

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
      <Field
        label={t({ message: 'Phone Number', comment: 'Label of a field in a form' })}
        name="phone"
        type="tel"
        autoComplete="tel"
      />
    </TemplateForm>
  )
}

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
      <Field
        label={t({ message: 'Review', comment: 'Label of a field: an opinion on a course' })}
        name="review"
        multiline
      />
    </TemplateForm>
  )
}

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
      <Field
        label={t({ message: 'Comment', comment: 'Label of a field in the form below a blog post' })}
        name="comment"
        multiline
      />
    </TemplateForm>
  )
}

interface TemplateFormProps {
  title: string
  action: string
  /** The words of the toast after a submit. */
  success: ReactNode
  /** The field below the name and the email. */
  children: ReactNode
}

/**
 * A form that sends nothing. The browser checks that all fields are filled in, and a toast
 * confirms it (requirements, section 8).
 */
function TemplateForm({ title, action, success, children }: TemplateFormProps) {
  const { t } = useLingui()
  const { toasts } = useSiteContext()
  return (
    <form
      className="template-form"
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.reset()
        toasts.show('success', success)
      }}
    >
      <h2>{title}</h2>
      <Field
        label={t({ message: 'Name', comment: 'Label of a field in a form' })}
        name="name"
        autoComplete="name"
      />
      <Field
        label={t({ message: 'Email', comment: 'Label of a field in a form' })}
        name="email"
        type="email"
        autoComplete="email"
      />
      {children}
      <div data-wide>
        <Button type="submit">{action}</Button>
      </div>
    </form>
  )
}

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>

interface FieldProps extends Omit<ControlProps, 'id' | 'required'> {
  label: string
  multiline?: boolean
}

/** A labelled field. The browser itself asks for it if it is empty. */
function Field({ label, multiline = false, ...rest }: FieldProps) {
  const Control = multiline ? 'textarea' : 'input'
  const id = useId()
  return (
    <div className="field" data-wide={multiline}>
      <label htmlFor={id}>{label}</label>
      <Control {...rest} id={id} required />
    </div>
  )
}
