import { useFormik } from 'formik'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../ui/hooks/use-reduced-motion.ts'
import { contactDraft } from './contact-draft.ts'
import { type ContactField, type ContactMessage, contactMessage } from './contact-message.ts'
import { type SendMessage, useSending } from './use-sending.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

/** The types of input by keyboard. A paste, a drop and the browser's autofill have other types. */
const TYPED = /^(insert(Text|CompositionText)|delete|history)/

/**
 * The state of the contact form (specification, section 4). A field is checked when it is left, and
 * all fields on submit. Editing a field removes its error. Nothing is sent while a field has one.
 */
export function useContactForm(send: SendMessage) {
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { outcome, sendOnce } = useSending(send)
  const { values, touched, errors, isSubmitting, ...formik } = useFormik<ContactMessage>({
    initialValues: contactDraft.typed(),
    validationSchema: contactMessage,
    // An error must not appear while the visitor is typing.
    validateOnChange: false,
    onSubmit: (typed, { setSubmitting }) => {
      const website = trap.current?.value
      // `typed` is there for its order, which is the specification's; yup's cast reverses it.
      sendOnce({ ...typed, ...contactMessage.cast(typed), ...(website && { website }) })
      setSubmitting(false)
    },
  })
  const { resetForm, setValues } = formik

  // The visitor may have typed text before the scripts ran, and React does not know it.
  useEffect(() => {
    const typed = contactDraft.typed()
    for (const control of form.current?.querySelectorAll<Control>('[data-field] [name]') ?? []) {
      if (control.value !== typed[control.name as ContactField]) takeIn(control, false)
    }
    void setValues(contactDraft.typed(), false)
  }, [setValues])

  // A message that was sent clears the draft, perhaps while the visitor is on another page.
  useEffect(() => {
    if (outcome === 'success') resetForm({ values: contactDraft.typed() })
  }, [outcome, resetForm])

  // Once a submit has been checked, its errors are on the screen.
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

/** Copies the text of a field into the draft. */
function takeIn(control: Control, typed: boolean): void {
  // The rule refuses spaces, but people write phone numbers with them, so a pasted one loses them.
  if (control.name === 'phone' && !typed) control.value = control.value.replaceAll(/\s/g, '')
  contactDraft.edit(control.name, control.value)
}
