import { useFormik } from 'formik'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../ui/hooks/use-reduced-motion.ts'
import { contactDraft } from './contact-draft.ts'
import { type ContactField, type ContactMessage, contactMessage } from './contact-message.ts'
import { type SendMessage, useSending } from './use-sending.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Input by key; a paste, a drop and the browser's autofill are other types. */
const TYPED = /^(insert(Text|CompositionText)|delete|history)/

/**
 * The states of the contact form (specification, section 4): a field is checked when it is left,
 * all on submit; editing a field removes its error; nothing is sent while one fails.
 */
export function useContactForm(send: SendMessage) {
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { outcome, sendOnce } = useSending(send)
  const { values, touched, errors, isSubmitting, ...formik } = useFormik<ContactMessage>({
    initialValues: contactDraft.typed(),
    validationSchema: contactMessage,
    // Not while typing: an error must not appear before its field is left.
    validateOnChange: false,
    onSubmit: (typed, { setSubmitting }) => {
      const website = trap.current?.value
      // The typed values keep the order of the specification; yup's cast turns it round.
      sendOnce({ ...typed, ...contactMessage.cast(typed), ...(website && { website }) })
      setSubmitting(false)
    },
  })
  const { resetForm, setValues } = formik

  // Text that was typed before the scripts came is in the fields, and React does not know it.
  useEffect(() => {
    const typed = contactDraft.typed()
    for (const control of form.current?.querySelectorAll<Control>('[data-field] [name]') ?? []) {
      if (control.value !== typed[control.name as ContactField]) takeIn(control, false)
    }
    void setValues(contactDraft.typed(), false)
  }, [setValues])

  // A message that was sent has cleared the draft, perhaps while the visitor was on another page.
  useEffect(() => {
    if (outcome === 'success') resetForm({ values: contactDraft.typed() })
  }, [outcome, resetForm])

  // When the check of a submit has ended, its errors are on the screen.
  useEffect(() => {
    const firstWrong = form.current?.querySelector<Control>('[aria-invalid=true]')
    if (isSubmitting || !firstWrong) return
    firstWrong.focus({ preventScroll: true })
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
    firstWrong.scrollIntoView({ block: 'center', behavior })
  }, [isSubmitting])

  return {
    form,
    trap,
    submit: formik.handleSubmit,
    outcome,
    field: (name: ContactField) => ({
      name,
      readOnly: outcome === 'pending',
      value: values[name],
      problem: touched[name] ? errors[name] : undefined,
      onChange: (event: ChangeEvent<Control>) => {
        const { nativeEvent } = event
        takeIn(event.target, nativeEvent instanceof InputEvent && TYPED.test(nativeEvent.inputType))
        formik.setFieldError(name, undefined)
        formik.handleChange(event)
      },
      onBlur: contactDraft.isCleared(name) ? undefined : formik.handleBlur,
    }),
  }
}

/** Takes the text of a field into the draft. */
function takeIn(control: Control, typed: boolean): void {
  // People write phone numbers with spaces, which the rule refuses: one that is pasted loses them.
  if (control.name === 'phone' && !typed) control.value = control.value.replaceAll(/\s/g, '')
  contactDraft.edit(control.name, control.value)
}
