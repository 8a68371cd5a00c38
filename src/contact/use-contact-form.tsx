import { Trans } from '@lingui/react/macro'
import { useFormik } from 'formik'
import { type ChangeEvent, type SyntheticEvent, useRef } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import { contactDraft } from './contact-draft.ts'
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  contactMessage,
  problemsOf,
} from './contact-message.ts'

/** Sends a message with a key of its own; rejects unless it was received. */
export type SendMessage = (message: object, key: string) => Promise<void>

/**
 * The states of the contact form (specification, section 4): a field is checked when it is left and
 * all of them on submit; an error goes when its field is edited; nothing is sent while one fails.
 */
export function useContactForm(send: SendMessage) {
  const reducedMotion = useReducedMotion()
  const underWay = useRef(false)
  const trap = useRef<HTMLInputElement>(null)

  const formik = useFormik<ContactMessage>({
    initialValues: contactDraft.typed,
    validate: problemsOf,
    // Not while typing: an error must not come up before its field is left.
    validateOnChange: false,
    onSubmit: async (values) => {
      const sent = contactDraft.typed
      const website = trap.current?.value
      const message = { ...contactMessage.cast(values), ...(website && { website }) }
      try {
        await send(message, contactDraft.keyFor(message))
      } catch (error) {
        console.error('The message could not be sent.', error)
        toast.error(<Trans>Failed to send message. Please try again.</Trans>)
        return
      }
      contactDraft.clear(sent)
      formik.resetForm({ values: contactDraft.typed })
      toast.success(<Trans>Message sent successfully!</Trans>)
    },
  })

  const edit = (name: ContactField) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target
    contactDraft.keep({ ...contactDraft.typed, [name]: value })
    formik.setFieldError(name, undefined)
    void formik.setFieldValue(name, value, false)
  }
  const leave = (name: ContactField) => () => void formik.setFieldTouched(name)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    const form = event.currentTarget
    const problems = problemsOf(formik.values)
    const firstWrong = CONTACT_FIELDS.find((name) => problems[name])
    await formik.submitForm()
    if (firstWrong) showField(form, firstWrong, reducedMotion)
    underWay.current = false
  }

  return {
    trap,
    submit,
    sending: formik.isSubmitting,
    field: (name: ContactField) => ({
      name,
      readOnly: formik.isSubmitting,
      value: formik.values[name],
      problem: formik.touched[name] ? formik.errors[name] : undefined,
      onChange: edit(name),
      onBlur: leave(name),
    }),
  }
}

function showField(form: HTMLFormElement, name: ContactField, atOnce: boolean): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center', behavior: atOnce ? 'auto' : 'smooth' })
}
