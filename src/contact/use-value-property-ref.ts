import { useCallback } from 'react'

export type InputOrTextArea = HTMLInputElement | HTMLTextAreaElement

/**
 * A ref that shows `text` in its field, as the prop `value` would. React would write the attribute `value`
 * as well, and when a visitor comes back to the site, browsers restore only a text that differs from it.
 */
export function useValuePropertyRef(text: string) {
  // React calls it again only for another text.
  return useCallback(
    (field: InputOrTextArea | null) => {
      if (field && field.value !== text) field.value = text
    },
    [text],
  )
}
