import type { TransRenderProps } from '@lingui/react'

/**
 * Puts each text of the catalogs into an element. If the browser translates the page, it replaces
 * text nodes, which React can then no longer change; React can still replace the content of an
 * element.
 */
export function TranslationSpan({ translation }: TransRenderProps) {
  return <span>{translation}</span>
}
