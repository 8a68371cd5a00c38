import type { TransRenderProps } from '@lingui/react'

/**
 * The element that `<Trans>` draws: a browser's translation replaces text nodes, so React could not
 * change them later. Instead React replaces the content of this element.
 */
export function Words({ translation }: TransRenderProps) {
  return <span>{translation}</span>
}
