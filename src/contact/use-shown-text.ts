import { useLayoutEffect, useRef } from 'react'

export type InputOrTextArea = HTMLInputElement | HTMLTextAreaElement

/**
 * Shows `text` in the field of the ref, as the prop `value` would. React would write the attribute `value`
 * as well, and when a visitor comes back to the site, browsers restore only a text that differs from it.
 */
export function useShownText(text: string) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text
  }, [text])
  return field
}
