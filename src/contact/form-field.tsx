import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { type ContactField, ruleMessages } from '../isomorphic/contact-message.ts'
import { LiveRegion } from '../ui/live-region.tsx'

interface FormFieldProps extends Omit<ControlProps, 'id'> {
  name: ContactField
  label: string
  multiline?: boolean
  /** Shown while there is no problem. */
  hint?: ReactNode
  problem: MessageDescriptor | undefined
  /** Whether screen readers say a problem when it comes. */
  saysProblem: boolean
  /** Screen readers read it together with the field. `false` leaves its line empty. */
  note?: ReactNode
}

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>

/** A labelled field of the contact form, with its problem below. */
export function FormField(props: FormFieldProps) {
  const { name, label, multiline, hint, problem, saysProblem, note, ...rest } = props
  const { i18n } = useLingui()
  const Control = multiline ? 'textarea' : 'input'
  // Names, addresses and numbers are in no dictionary.
  const spelling = !multiline && ({ spellCheck: false, autoCorrect: 'off' } as const)
  const problemId = `${name}-problem`
  const noteId = `${name}-note`
  const hintId = `${name}-hint`
  const describedBy = [problem && problemId, hint && hintId, note && noteId]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <Control
        {...rest}
        {...spelling}
        id={name}
        name={name}
        aria-required
        aria-invalid={Boolean(problem)}
        aria-describedby={describedBy || undefined}
      />
      <div className="form-field-problems">
        {hint && (
          <p id={hintId} className="form-field-note" data-covered={problem && ''}>
            {hint}
          </p>
        )}
        <LiveRegion id={problemId} aria-live={saysProblem ? 'polite' : 'off'}>
          {problem && i18n._(problem)}
        </LiveRegion>
        {/* There is always room for the tallest problem, so that nothing moves. */}
        {ruleMessages(name).map((message) => (
          <p key={message.id} data-room={i18n._(message)} aria-hidden />
        ))}
      </div>
      {note !== undefined && (
        <>
          <p id={noteId} className="form-field-note" aria-hidden>
            {note}
          </p>
          <SpokenNote key={i18n.locale}>{note}</SpokenNote>
        </>
      )}
    </div>
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
  return <LiveRegion className="sr-only">{spoken}</LiveRegion>
}
