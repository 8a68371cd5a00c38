import '../ui/field.css'
import type { ComponentProps, ReactNode } from 'react'

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>

interface FormFieldProps extends Omit<ControlProps, 'name' | 'id'> {
  name: string
  label: string
  hint?: ReactNode
  problem: string | undefined
  /** All problems that it can have. There is always room for the tallest, so that nothing moves. */
  problems: string[]
  /** Screen readers read it together with the field. `false` leaves its line empty. */
  note?: ReactNode
  multiline?: boolean
}

/** A labelled field, with its problem below. */
export function FormField({
  name,
  label,
  hint,
  problem,
  problems,
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
        <p id={hintId} className="form-field-note">
          {hint}
        </p>
      )}
      <div className="form-field-problems">
        <p id={problemId}>{problem}</p>
        {problems.map((words) => (
          <p key={words} data-room={words} aria-hidden />
        ))}
      </div>
      {note !== undefined && (
        <p id={noteId} className="form-field-note" aria-live="polite">
          {note}
        </p>
      )}
    </div>
  )
}
