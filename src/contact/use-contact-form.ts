import { useQueryClient } from '@tanstack/react-query'
import { useFormik } from 'formik'
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '../ui/hooks/use-reduced-motion.ts'
import { type ContactField, type ContactMessage, contactMessage } from './contact-message.ts'
import { CONTACT_DRAFT, type SendMessage, useSendMessage } from './use-send-message.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

/** In the order of the specification: the message is sent in this order. */
const BLANK: ContactMessage = { firstName: '', lastName: '', email: '', phone: '', message: '' }

/**
 * The state of the contact form (specification, section 4). A field is checked when it is left, and
 * all fields on submit. Editing a field removes its error. Nothing is sent while a field has one.
 *
 * The texts are the fields' own: with the attribute `value`, which React would write, a browser does
 * not restore a text when the visitor comes back to the page.
 */
export function useContactForm(send: SendMessage) {
  const form = useRef<HTMLFormElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const { outcome, sendOnce } = useSendMessage(send)
  const { values, touched, errors, isSubmitting, ...formik } = useFormik<ContactMessage>({
    initialValues: queryClient.getQueryData(CONTACT_DRAFT) ?? textsOfPage(),
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
  const { initialValues, resetForm, setFieldValue } = formik

  // A field has a text already if it was typed before the scripts ran, or restored by the browser.
  useLayoutEffect(() => {
    for (const control of controlsOf(form.current)) {
      control.value ||= initialValues[control.name as ContactField]
      if (control.value) void setFieldValue(control.name, textOf(control, false), false)
    }
  }, [initialValues, setFieldValue])

  // A message that was received has no draft any more. The visitor may have left this page and come
  // back since it was sent.
  useEffect(() => {
    if (outcome !== 'success' || queryClient.getQueryData(CONTACT_DRAFT)) return
    // After `form.reset()`, React would miss a text that is the same as before.
    for (const control of controlsOf(form.current)) control.value = ''
    resetForm({ values: BLANK })
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

  const change = ({ currentTarget, nativeEvent }: SyntheticEvent<Control>) => {
    const { name } = currentTarget
    formik.setFieldError(name, undefined)
    void setFieldValue(name, textOf(currentTarget, isTyped(nativeEvent)), false)
  }
  return {
    form,
    hidden,
    submit: formik.handleSubmit,
    outcome,
    message: values.message,
    field: (name: ContactField) => ({
      name,
      readOnly: outcome === 'pending',
      problem: touched[name] ? errors[name] : undefined,
      onChange: change,
      onCompositionEnd: change,
      onBlur: formik.handleBlur,
    }),
  }
}

function controlsOf(part: ParentNode | null): Iterable<Control> {
  return part?.querySelectorAll<Control>('[data-field] [name]') ?? []
}

/** Where React draws a prerendered form anew, these would be lost. */
function textsOfPage(): ContactMessage {
  const texts = Array.from(controlsOf(document), ({ name, value }) => [name, value] as const)
  return { ...BLANK, ...Object.fromEntries(texts) }
}

/** A paste, a drop, the browser's autofill and a keyboard's suggestion bring a text in one piece. */
function isTyped(event: Event): boolean {
  // A keyboard's text is not changed while it composes it, only at the end.
  const { isComposing = false, data, inputType = '' }: Partial<InputEvent> = event
  return isComposing || data?.length === 1 || /^(delete|history)/.test(inputType)
}

/** A number that comes in one piece loses what people write numbers with and the rule refuses. */
function textOf(control: Control, typed: boolean): string {
  if (control.name === 'phone' && !typed) {
    control.value = control.value.replaceAll(/[\s.·\p{Dash}]/gu, '').replace(/^tel:/i, '')
  }
  return control.value
}
