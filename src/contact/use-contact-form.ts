import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useFormik } from 'formik'
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type ContactField,
  type ContactMessage,
  contactMessage,
  descriptorOf,
} from '../isomorphic/contact-message.ts'
import { prefersReducedMotion } from '../ui/hooks/use-reduced-motion.ts'
import { BLANK, CONTACT_DRAFT, type SendMessage, useSendMessage } from './use-send-message.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

const FORM_ID = 'contact-form'

/**
 * The state of the contact form (requirements, section 4). A field is checked when it is left, and
 * all fields on submit. Editing a field removes its error. Nothing is sent while a field has one.
 *
 * The texts are the fields' own: with the attribute `value`, which React would write, a browser does
 * not restore a text when the visitor comes back to the page. A copy of them, the draft, is kept until
 * the end of the visit.
 */
export function useContactForm(send: SendMessage) {
  const hidden = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const { outcome, sendOnce } = useSendMessage(send)
  // Where React draws a prerendered form anew, what was typed into it would be lost.
  const [typedBefore] = useState(textsOfPage)
  const { values, touched, errors, ...formik } = useFormik<ContactMessage>({
    initialValues: typedBefore,
    validationSchema: contactMessage,
    // An error must not appear while the visitor is typing.
    validateOnChange: false,
    onSubmit: (typed) => {
      const leaveEmpty = hidden.current?.value
      // `typed` is there for its order, which is that of the requirements; yup's cast reverses it.
      sendOnce({ ...typed, ...contactMessage.cast(typed), ...(leaveEmpty && { leaveEmpty }) })
    },
  })
  const { resetForm } = formik

  // The fields show the draft, which is blank once a message was received. Without one they keep what was
  // typed before the scripts ran, or restored by the browser.
  useLayoutEffect(() => {
    const draft = queryClient.getQueryData<ContactMessage>(CONTACT_DRAFT)
    for (const control of controlsOfPage()) {
      const name = control.name as ContactField
      control.value = draft ? draft[name] : control.value || typedBefore[name]
      removeSpaces(control)
    }
    resetForm({ values: keepDraft(queryClient) })
  }, [outcome, queryClient, resetForm, typedBefore])

  // Some form fillers fill fields in without an event (https://github.com/facebook/react/issues/1159).
  const readFields = (validate: boolean) => {
    for (const control of controlsOfPage()) {
      if (control.value !== values[control.name as ContactField]) removeSpaces(control)
    }
    return formik.setValues(keepDraft(queryClient), validate)
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const form = event.currentTarget
    await readFields(false)
    await formik.submitForm()
    // A screen reader reads an error together with its field, so errors are drawn before the focus moves.
    flushSync(() => {
      formik.setSubmitting(false)
    })
    focusFirstWrong(form)
  }

  const leave = ({ currentTarget }: SyntheticEvent<Control>) => {
    void formik.setFieldTouched(currentTarget.name, true, false)
    void readFields(true)
  }

  const change = ({ currentTarget, nativeEvent }: SyntheticEvent<Control>) => {
    if (!isTyped(nativeEvent)) removeSpaces(currentTarget)
    formik.setFieldError(currentTarget.name, undefined)
    void formik.setValues(keepDraft(queryClient), false)
  }
  return {
    form: { id: FORM_ID, onSubmit: (event: SyntheticEvent) => void submit(event) },
    hidden,
    outcome,
    message: values.message,
    field: (name: ContactField) => ({
      name,
      readOnly: outcome === 'pending',
      problem: touched[name] && errors[name] ? descriptorOf(errors[name]) : undefined,
      onChange: change,
      onCompositionEnd: change,
      onBlur: leave,
    }),
  }
}

/** The form's fields, read from the page: a prerendered one can be typed into before React has it. */
function controlsOfPage(): Control[] {
  const controls = Array.from(document.forms.namedItem(FORM_ID)?.elements ?? []) as Control[]
  return controls.filter(({ name }) => name in BLANK)
}

function textsOfPage(): ContactMessage {
  const texts = Array.from(controlsOfPage(), ({ name, value }) => [name, value] as const)
  return { ...BLANK, ...Object.fromEntries(texts) }
}

function keepDraft(queryClient: QueryClient): ContactMessage {
  const texts = textsOfPage()
  queryClient.setQueryData(CONTACT_DRAFT, texts)
  return texts
}

function focusFirstWrong(form: Element): void {
  const control = form.querySelector<Control>('[aria-invalid=true]')
  control?.focus({ preventScroll: true })
  const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
  control?.scrollIntoView({ block: 'center', behavior })
}

/** A paste, a drop, the browser's autofill and a keyboard's suggestion bring a text in one piece. */
function isTyped(event: Event): boolean {
  // A keyboard's text is not changed while it composes it, only at the end.
  const { isComposing = false, data, inputType = '' }: Partial<InputEvent> = event
  return isComposing || data?.length === 1 || /^(delete|history)/.test(inputType)
}

/** A number that comes in one piece loses what people write numbers with and the rule refuses. */
function removeSpaces(control: Control): void {
  if (control.name !== 'phone') return
  control.value = control.value.replaceAll(/[\s.·\p{Dash}]/gu, '').replace(/^tel:/i, '')
}
