import type { TransRenderProps } from '@lingui/react'

/**
 * An element of its own for each text: React replaces its content, where a browser's translation
 * has replaced the text node, which React could no longer change.
 */
export function Words({ translation }: TransRenderProps) {
  return <span>{translation}</span>
}
