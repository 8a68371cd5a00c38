import { useQueryClient } from '@tanstack/react-query'
import { useFormik } from 'formik'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../ui/hooks/use-reduced-motion.ts'
import { type ContactField, type ContactMessage, contactMessage } from './contact-message.ts'
import { CONTACT_DRAFT, type SendMessage, useSendMessage } from './use-send-message.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

/** In the order of the specification: the message is sent in this order. */
const BLANK: ContactMessage = { firstName: '', lastName: '', email: '', phone: '', message: '' }

/** The status of a form that is empty because its message was sent. That is not a mistake. */
const SENT = 'sent'

/** The types of input by keyboard. A paste, a drop and the browser's autofill have other types. */
const TYPED = /^(insert(Text|CompositionText)|delete|history)/

/**
 * The state of the contact form (specification, section 4). A field is checked when it is left, and
 * all fields on submit. Editing a field removes its error. Nothing is sent while a field has one.
 */
export function useContactForm(send: SendMessage) {
  const form = useRef<HTMLFormElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const { outcome, sendOnce } = useSendMessage(send)
  const { values, touched, errors, isSubmitting, ...formik } = useFormik<ContactMessage>({
    initialValues: queryClient.getQueryData(CONTACT_DRAFT) ?? BLANK,
    validationSchema: contactMessage,
    // An error must not appear while the visitor is typing.
    validateOnChange: false,
    onSubmit: (typed, { setSubmitting }) => {
      const leaveEmpty = hidden.current?.value
      // `typed` is there for its order, which is the specification's; yup's cast reverses it.
      sendOnce({ ...typed, ...contactMessage.cast(typed), ...(leaveEmpty && { leaveEmpty }) })
      setSubmitting(false)
    },
  })
  const { resetForm, setFieldValue } = formik

  // The visitor may have typed text before the scripts ran, and React does not know it.
  useEffect(() => {
    for (const control of form.current?.querySelectorAll<Control>('[data-field] [name]') ?? []) {
      if (control.value !== control.defaultValue) {
        void setFieldValue(control.name, textOf(control, false), false)
      }
    }
  }, [setFieldValue])

  // A message that was received has no draft any more. The visitor may have left this page and come
  // back since it was sent.
  useEffect(() => {
    const received = outcome === 'success' && !queryClient.getQueryData(CONTACT_DRAFT)
    if (received) resetForm({ values: BLANK, status: SENT })
  }, [outcome, queryClient, resetForm])

  // The text is kept when the page changes, until the end of the visit.
  useEffect(() => {
    queryClient.setQueryData(CONTACT_DRAFT, values)
  }, [queryClient, values])

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
    hidden,
    submit: formik.handleSubmit,
    outcome,
    field: (name: ContactField) => ({
      name,
      readOnly: outcome === 'pending',
      value: values[name],
      problem: touched[name] ? errors[name] : undefined,
      onChange: ({ target, nativeEvent }: ChangeEvent<Control>) => {
        const typed = nativeEvent instanceof InputEvent && TYPED.test(nativeEvent.inputType)
        formik.setStatus(undefined)
        formik.setFieldError(name, undefined)
        void setFieldValue(name, textOf(target, typed), false)
      },
      onBlur: formik.status === SENT ? undefined : formik.handleBlur,
    }),
  }
}

/** The rule refuses spaces, but people write phone numbers with them, so a pasted one loses them. */
function textOf({ name, value }: Control, typed: boolean): string {
  return name === 'phone' && !typed ? value.replaceAll(/\s/g, '') : value
}
