import { type FormikHelpers, useFormik } from 'formik'
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  type ContactField,
  type ContactMessage,
  contactMessage,
  descriptorOf,
} from '../isomorphic/contact-message.ts'
import { importToasts } from '../toasts/show-toast.tsx'
import { contactDraft } from './contact-draft.ts'
import {
  focusFirstWrong,
  FORM_ID,
  readFieldValues,
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
 * Formik's `handleChange`, `handleBlur` and `handleSubmit` are not used: each takes one text from its event,
 * and some form fillers fill fields in without an event (https://github.com/facebook/react/issues/1159). So
 * every event takes the texts of all fields from the page.
 */
export function useContactForm(send: SendMessage) {
  const honeypot = useRef<HTMLInputElement>(null)
  const { outcome, sendOnce } = useSendMessage(send)
  const { values, touched, errors, resetForm, ...formik } = useFormik<ContactMessage>({
    initialValues: contactDraft.read() ?? readPrerenderedForm(),
    validationSchema: contactMessage,
    // An error must not appear while the visitor is typing.
    validateOnChange: false,
    onSubmit: (typed) => {
      const leaveEmpty = honeypot.current?.value
      // `typed` is there for its order, which is that of the requirements; yup's cast reverses it.
      sendOnce({ ...typed, ...contactMessage.cast(typed), ...(leaveEmpty && { leaveEmpty }) })
    },
  })
  useBlankAfter(outcome === 'success', resetForm)

  const readFields = (
    form: HTMLFormElement | null,
    validate: boolean,
    edited?: InputOrTextArea,
  ) => {
    stripFilledPhone(form, values.phone, edited)
    const texts = readFieldValues(form)
    // A message that is being sent may have been received just now.
    if (outcome !== 'pending') contactDraft.keep(texts)
    return formik.setValues(texts, validate)
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    await readFields(form, false)
    await formik.submitForm()
    // A screen reader reads an error together with its field, so errors are drawn before the focus moves.
    flushSync(() => {
      formik.setSubmitting(false)
    })
    focusFirstWrong(form)
  }

  const leave = ({ currentTarget }: SyntheticEvent<InputOrTextArea>) => {
    void formik.setFieldTouched(currentTarget.name, true, false)
    void readFields(currentTarget.form, true)
  }

  const change = ({ currentTarget, nativeEvent }: SyntheticEvent<InputOrTextArea>) => {
    if (currentTarget.name === 'phone' && !isKeystroke(nativeEvent)) {
      currentTarget.value = stripPhoneFormatting(currentTarget.value)
    }
    formik.setFieldError(currentTarget.name, undefined)
    void readFields(currentTarget.form, false, currentTarget)
  }

  return {
    form: {
      id: FORM_ID,
      onFocus: () => void importToasts().catch(() => undefined),
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
    if (success && !contactDraft.read()) resetForm({ values: readFieldValues(null) })
  }, [success, resetForm])
}
