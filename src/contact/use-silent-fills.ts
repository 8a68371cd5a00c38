import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ContactField, ContactMessage } from '../isomorphic/contact-message.ts'
import { CONTACT_FIELDS, fieldOf, readTexts } from './form-fields.ts'
import { stripPhoneField } from './strip-phone-spaces.ts'

/**
 * Takes over texts that come into the form in one piece. Form fillers may send no event, or one that React
 * takes for no change. A number loses its spaces.
 *
 * The listeners are on the form, so Formik has the texts before React, which listens on the root, calls it.
 * Upstream: https://github.com/facebook/react/issues/1159 (open; 19.3 still misses such texts)
 */
export function useSilentFills(
  formRef: RefObject<HTMLFormElement | null>,
  values: ContactMessage,
  setValues: (values: ContactMessage) => unknown,
): void {
  const takeTexts = useEffectEvent((event: Event) => {
    const form = formRef.current
    const isFilled = (name: ContactField) => {
      const field = fieldOf(form, name)
      if (field === event.target && 'data' in event) return !isKeystroke(event)
      return field && field.value !== values[name]
    }
    const phone = fieldOf(form, 'phone')
    if (phone && isFilled('phone')) stripPhoneField(phone)
    if (CONTACT_FIELDS.some(isFilled)) {
      flushSync(() => {
        setValues(readTexts(form))
      })
    }
  })
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const listen = (event: Event) => {
      takeTexts(event)
    }
    for (const type of ['input', 'change', 'compositionend', 'focusout', 'submit']) {
      formRef.current?.addEventListener(type, listen, { signal })
    }
    return () => {
      ended.abort()
    }
  }, [formRef])
}

/** A paste, a drop, the browser's autofill and a keyboard's suggestion bring a text in one piece. */
function isKeystroke(event: Event): boolean {
  // A text is not changed while a keyboard composes it, only at the end.
  const { isComposing = false, data, inputType = '' }: Partial<InputEvent> = event
  return isComposing || data?.length === 1 || /^(delete|history)/.test(inputType)
}
