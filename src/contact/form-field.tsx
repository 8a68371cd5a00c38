import '../ui/field.css'
import type { ComponentProps, ReactNode } from 'react'

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>

interface FormFieldProps extends Omit<ControlProps, 'name' | 'id'> {
  name: string
  label: string
  hint?: ReactNode
  /** Its line is kept free, so that nothing moves. */
  problem: string | undefined
  /** Read by screen readers together with the field. */
  note?: ReactNode
  multiline?: boolean
}

/** A labelled field, with its problem below. */
export function FormField({
  name,
  label,
  hint,
  problem,
  note,
  multiline,
  ...rest
}: FormFieldProps) {
  const Control = multiline ? 'textarea' : 'input'
  const problemId = `${name}-problem`
  const noteId = `${name}-note`
  const hintId = `${name}-hint`
  const described = [problem && problemId, hint && hintId, note && noteId].filter(Boolean).join(' ')
  return (
    <div className="field" data-field={name}>
      <label htmlFor={name}>{label}</label>
      <Control
        {...rest}
        id={name}
        name={name}
        aria-required
        aria-invalid={Boolean(problem)}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={hintId} className="form-field-hint">
          {hint}
        </p>
      )}
      <div className="form-field-notes">
        <p id={problemId} className="form-field-problem">
          {problem}
        </p>
        <p id={noteId} aria-live="polite">
          {note}
        </p>
      </div>
    </div>
  )
}
