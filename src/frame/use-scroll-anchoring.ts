import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Blocks of text. A page usually has the same ones in each language. A list of contents is none of them: it may
 * stay in the window while they scroll.
 */
const BLOCKS = 'main :is(h1, h2, h3, h4, p, li, dt, dd, tr):not(nav *)'

/**
 * Keeps what the visitor reads at its height when the language changes, because texts differ in length. The
 * browser's own scroll anchoring works only if the elements stay, and those of HTML from content are replaced.
 */
export function useScrollAnchoring(): void {
  const { i18n } = useLingui()
  const place = useRef<{ index: number; count: number; top: number }>(undefined)
  useEffect(
    () =>
      // React draws the new texts only after this event.
      i18n.on('change', () => {
        const blocks = [...document.querySelectorAll(BLOCKS)]
        const index = blocks.findIndex(isRead)
        place.current =
          window.scrollY > 0 && blocks[index]
            ? { index, count: blocks.length, top: topOf(blocks[index]) }
            : undefined
      }),
    [i18n],
  )
  useLayoutEffect(() => {
    if (!place.current) return
    const { index, count, top } = place.current
    const blocks = document.querySelectorAll(BLOCKS)
    const block = blocks[index]
    // Otherwise the texts have other blocks in this language, and nobody knows which of them was read.
    if (block && blocks.length === count)
      window.scrollBy({ top: topOf(block) - top, behavior: 'instant' })
  }, [i18n.locale])
}

/** Whether a block is the first that reaches below the upper third of the window, where one reads. */
function isRead(block: Element): boolean {
  return block.getBoundingClientRect().bottom > window.innerHeight / 3
}

function topOf(block: Element): number {
  return block.getBoundingClientRect().top
}
