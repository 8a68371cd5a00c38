import type { FormikState } from 'formik'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { ContactMessage } from '../isomorphic/contact-message.ts'
import { focusFirstWrong } from './form-fields.ts'

type Submit = Pick<FormikState<ContactMessage>, 'submitCount' | 'isSubmitting' | 'errors'>

/**
 * Focuses the first field that has a problem at a submit, and counts these fields for screen readers. `forget`
 * sets the count to 0 once the visitor goes on.
 */
export function useProblemCount(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, isSubmitting, errors }: Submit,
) {
  const [problemCount, setProblemCount] = useState(0)
  const sayProblems = useEffectEvent(() => {
    focusFirstWrong(form.current)
    // A change of the focus cuts off what a screen reader is saying.
    setTimeout(setProblemCount, 0, Object.keys(errors).length)
  })
  useEffect(() => {
    // A screen reader reads an error together with its field, so errors are drawn before the focus moves.
    if (submitCount > 0 && !isSubmitting) sayProblems()
  }, [submitCount, isSubmitting])
  const forget = () => {
    setProblemCount(0)
  }
  return { problemCount, forget }
}
