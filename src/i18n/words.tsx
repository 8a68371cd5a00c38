import type { TransRenderProps } from '@lingui/react'

/**
 * How `<Trans>` draws: its words have an element of their own. A browser that translates the page
 * puts its own elements in place of the words, and React, which would change the words it once
 * wrote and which are gone, replaces what is in the element instead.
 */
export function Words({ translation }: TransRenderProps) {
  return <span>{translation}</span>
}
