import { type ReactNode, useEffect, useState } from 'react'
import { Field, type FieldProps } from '../ui/field.tsx'

interface FormFieldProps extends FieldProps {
  name: string
  /** Shown while there is no problem. */
  hint?: ReactNode
  problem: string | undefined
  /** All problems that it can have. There is always room for the tallest, so that nothing moves. */
  problems: string[]
  /** Screen readers read it together with the field. `false` leaves its line empty. */
  note?: ReactNode
}

/** A field of the contact form, with its problem below. */
export function FormField({ name, hint, problem, problems, note, ...rest }: FormFieldProps) {
  const problemId = `${name}-problem`
  const noteId = `${name}-note`
  const hintId = `${name}-hint`
  const describedBy = [problem && problemId, hint && hintId, note && noteId]
    .filter(Boolean)
    .join(' ')
  return (
    <Field
      {...rest}
      name={name}
      aria-required
      aria-invalid={Boolean(problem)}
      aria-describedby={describedBy || undefined}
    >
      <div className="form-field-problems">
        {hint && (
          <p id={hintId} className="form-field-note" data-covered={problem && ''}>
            {hint}
          </p>
        )}
        <p id={problemId}>{problem}</p>
        {problems.map((words) => (
          <p key={words} data-room={words} aria-hidden />
        ))}
      </div>
      {note !== undefined && (
        <>
          <p id={noteId} className="form-field-note" aria-hidden>
            {note}
          </p>
          <SpokenNote>{note}</SpokenNote>
        </>
      )}
    </Field>
  )
}

const TYPING_PAUSE_MS = 1000

/** Screen readers say the note when the visitor pauses, and not at each key. */
function SpokenNote({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState(children)
  useEffect(() => {
    const timer = setTimeout(setSpoken, TYPING_PAUSE_MS, children)
    return () => {
      clearTimeout(timer)
    }
  }, [children])
  return (
    <p className="sr-only" aria-live="polite">
      {spoken}
    </p>
  )
}
