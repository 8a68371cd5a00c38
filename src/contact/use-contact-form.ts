import { type FormikHelpers, useFormik } from 'formik'
import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type ContactField,
  type ContactMessage,
  contactMessage,
  descriptorOf,
} from '../isomorphic/contact-message.ts'
import { toastsPart } from '../toasts/show-toast.tsx'
import { contactDraft } from './contact-draft.ts'
import {
  BLANK_MESSAGE,
  focusFirstWrong,
  FORM_ID,
  readForm,
  readPrerenderedForm,
  stripFilledPhone,
} from './form-controls.ts'
import { isKeystroke } from './is-keystroke.ts'
import { stripPhoneFormatting } from './strip-phone-formatting.ts'
import { type SendMessage, useSendMessage } from './use-send-message.tsx'
import type { InputOrTextArea } from './use-value-property-ref.ts'

/**
 * The contact form (requirements, section 4). Formik holds its texts. A field is checked when it is left,
 * and all fields on submit. Editing a field removes its error. Nothing is sent while a field has one.
 *
 * Some form fillers fill fields in without an event (https://github.com/facebook/react/issues/1159), so
 * before texts are checked, those of all fields are taken from the page. Formik's `handleBlur` and
 * `handleSubmit` would check the texts that it held before.
 */
export function useContactForm(send: SendMessage) {
  const honeypot = useRef<HTMLInputElement>(null)
  const { outcome, sendOnce } = useSendMessage(send)
  const [initialValues] = useState(() => contactDraft.read() ?? readPrerenderedForm())
  const { values, touched, errors, resetForm, ...formik } = useFormik<ContactMessage>({
    initialValues,
    validationSchema: contactMessage,
    // An error must not appear while the visitor is typing.
    validateOnChange: false,
    onSubmit: (typed) => {
      contactDraft.keep(typed)
      const leaveEmpty = honeypot.current?.value
      // `typed` is there for its order, which is that of the requirements; yup's cast reverses it.
      sendOnce({ ...typed, ...contactMessage.cast(typed), ...(leaveEmpty && { leaveEmpty }) })
    },
  })
  useBlankAfter(outcome === 'success', resetForm)
  useDraftOfLeftForm(outcome === 'pending')

  const takeTexts = (validate: boolean) => {
    stripFilledPhone(values.phone)
    return formik.setValues(readForm(), validate)
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    await takeTexts(false)
    await formik.submitForm()
    // A screen reader reads an error together with its field, so errors are drawn before the focus moves.
    flushSync(() => {
      formik.setSubmitting(false)
    })
    focusFirstWrong(form)
  }

  const leave = ({ currentTarget }: SyntheticEvent<InputOrTextArea>) => {
    void formik.setFieldTouched(currentTarget.name, true, false)
    void takeTexts(true)
  }

  const change = (event: SyntheticEvent<InputOrTextArea>) => {
    const { currentTarget, nativeEvent } = event
    if (currentTarget.name === 'phone' && !isKeystroke(nativeEvent)) {
      currentTarget.value = stripPhoneFormatting(currentTarget.value)
    }
    formik.setFieldError(currentTarget.name, undefined)
    formik.handleChange(event)
  }

  return {
    form: {
      id: FORM_ID,
      onFocus: () => void toastsPart.preload(),
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
    },
    honeypot,
    outcome,
    message: values.message,
    field: (name: ContactField) => ({
      name,
      value: values[name],
      readOnly: outcome === 'pending',
      problem: touched[name] && errors[name] ? descriptorOf(errors[name]) : undefined,
      onChange: change,
      onCompositionEnd: change,
      onBlur: leave,
    }),
  }
}

/**
 * Empties the form once its message was received. A visitor may have left the form and opened it again
 * in the meantime, or have begun another message. The button and the form say so in the same frame.
 */
function useBlankAfter(success: boolean, resetForm: FormikHelpers<ContactMessage>['resetForm']) {
  useLayoutEffect(() => {
    if (success && !contactDraft.read()) resetForm({ values: BLANK_MESSAGE })
  }, [success, resetForm])
}

/**
 * Keeps the texts when the visitor goes to another page. A message that is being sent has been kept, and
 * may have been received just now.
 */
function useDraftOfLeftForm(sending: boolean) {
  const keep = useEffectEvent(() => {
    if (!sending) contactDraft.keep(readForm())
  })
  useLayoutEffect(
    () => () => {
      keep()
    },
    [],
  )
}
