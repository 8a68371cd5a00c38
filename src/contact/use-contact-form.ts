import { useFormik } from 'formik'
import {
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type ContactField,
  type ContactMessage,
  contactMessage,
  descriptorOf,
} from '../isomorphic/contact-message.ts'
import { PageStartingContext } from '../ui/page-starting-context.ts'
import { useContactDraft } from './contact-draft.ts'
import { firstTexts } from './first-texts.ts'
import { BLANK_MESSAGE } from './form-fields.ts'
import { useProblemCount } from './use-problem-count.ts'
import type { Sending } from './use-send-message.tsx'
import { useSilentFills } from './use-silent-fills.ts'

const FORM_ID = 'contact-form'

/**
 * The contact form (requirements, section 4). A field is checked when it is left, and all fields on submit.
 * Editing a field removes its error. Nothing is sent while a field has one.
 */
export function useContactForm({ outcome, sendOnce, forgetSuccess }: Sending) {
  const form = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const draft = useContactDraft()
  const isStarting = use(PageStartingContext)
  const [initialValues] = useState(() =>
    firstTexts(isStarting ? document.forms.namedItem(FORM_ID) : null, draft),
  )
  const formik = useFormik<ContactMessage>({
    initialValues,
    validationSchema: contactMessage,
    // An error must not appear while the visitor is typing.
    validateOnChange: false,
    onSubmit: (typed) => {
      const leaveEmpty = honeypot.current?.value
      // This keeps the order of the requirements. yup's cast has another order.
      const message = { ...BLANK_MESSAGE, ...contactMessage.cast(typed) }
      return sendOnce(leaveEmpty ? { ...message, leaveEmpty } : message)
    },
  })
  const { values, submitCount, isSubmitting, resetForm } = formik
  useSilentFills(form, values, formik.setValues)

  useLayoutEffect(() => {
    draft.keep(values)
  }, [draft, values])

  // A visitor may have left the form and opened it again in the meantime, or have begun another message.
  // The button and the form say in the same frame that the message was received.
  useLayoutEffect(() => {
    if (outcome === 'success' && !draft.read()) resetForm({ values: BLANK_MESSAGE })
  }, [outcome, draft, resetForm])

  const { problemCount, forget: forgetProblems } = useProblemCount(form, formik)

  return {
    form: {
      id: FORM_ID,
      ref: form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        forgetSuccess()
        formik.handleSubmit(event)
      },
      // A held key would send the form again, which may be empty by then. In a long text it makes lines.
      onKeyDown: (event: KeyboardEvent) => {
        const makesLines = event.target instanceof HTMLTextAreaElement
        if (event.key === 'Enter' && event.repeat && !makesLines) event.preventDefault()
      },
    },
    honeypot,
    message: values.message,
    /** `problemCount` is the number of fields that had one at the last submit, until one is left or edited. */
    problems: { problemCount, submitCount },
    field: (name: ContactField) => {
      const { touched, error: problem } = formik.getFieldMeta(name)
      return {
        ...formik.getFieldProps(name),
        name,
        readOnly: outcome === 'pending',
        problem: touched && problem ? descriptorOf(problem) : undefined,
        // After a submit, the number of problems is said, and the first one together with its field.
        saysProblem: !isSubmitting && problemCount === 0,
        onBlur: (event: FocusEvent) => {
          formik.handleBlur(event)
          forgetProblems()
        },
        onInput: () => {
          forgetSuccess()
          formik.setFieldError(name, undefined)
          forgetProblems()
        },
      }
    },
  }
}
