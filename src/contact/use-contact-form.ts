import { useFormik } from 'formik'
import { type ChangeEvent, type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
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
  const reducedMotion = useReducedMotion()
  const { sending, outcome, sendDraft } = useSending(send)
  const trap = useRef<HTMLInputElement>(null)

  const formik = useFormik<ContactMessage>({
    initialValues: contactDraft.typed,
    validationSchema: contactMessage,
    // Not while typing: an error must not appear before its field is left.
    validateOnChange: false,
    onSubmit: () => {
      sendDraft(trap.current?.value, showDraft)
    },
  })

  // A success has cleared the draft, a failure has kept it. A visitor who comes back sees either.
  const { resetForm } = formik
  const showDraft = useCallback(() => {
    resetForm({ values: contactDraft.typed })
  }, [resetForm])
  useEffect(() => {
    if (!sending) showDraft()
  }, [sending, showDraft])

  const edit = (name: ContactField) => (event: ChangeEvent<Control>) => {
    const value = asWritten(name, event)
    contactDraft.edit(name, value)
    formik.setFieldError(name, undefined)
    void formik.setFieldValue(name, value, false)
  }
  const leave = (name: ContactField) => () => {
    if (!contactDraft.isCleared(name)) void formik.setFieldTouched(name)
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const controls = Array.from(event.currentTarget.elements)
    const problems = await formik.validateForm()
    await formik.submitForm()
    const firstWrong = controls.find((control) => (control.getAttribute('name') ?? '') in problems)
    if (firstWrong) showControl(firstWrong, reducedMotion)
  }

  return {
    trap,
    submit,
    sending,
    outcome,
    field: (name: ContactField) => ({
      name,
      readOnly: sending,
      value: formik.values[name],
      problem: formik.touched[name] ? formik.errors[name] : undefined,
      onChange: edit(name),
      onBlur: leave(name),
    }),
  }
}

// People write phone numbers with spaces, which the rule refuses: a pasted number loses them.
function asWritten(name: ContactField, { target, nativeEvent }: ChangeEvent<Control>): string {
  const typed = nativeEvent instanceof InputEvent && TYPED.test(nativeEvent.inputType)
  return name === 'phone' && !typed ? target.value.replaceAll(/\s/g, '') : target.value
}

function showControl(control: Element, atOnce: boolean): void {
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center', behavior: atOnce ? 'auto' : 'smooth' })
}
