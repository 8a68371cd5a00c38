import type { KeenSliderInstance } from 'keen-slider'
import { isPlainClick } from '../is-plain-click.ts'

/** A shorter drag springs back (requirements, section 9). */
const MIN_DRAG_PX = 80

/** A press that moves less is a click. */
const MIN_MOVE_PX = 5

interface DragListeners {
  /** The visitor has begun to drag. */
  onDrag: () => void
  /** The visitor has let go, and this slide should come into view. */
  onDrop: (slide: number) => void
}

/**
 * Lets a finger or the main button of a mouse drag the slides. Everything else is left to the browser: if it
 * scrolls or zooms the page instead (`touch-action` in `carousel.css`), it says so by `pointercancel`.
 */
export function dragByPointer(
  slider: KeenSliderInstance,
  { onDrag, onDrop }: DragListeners,
  signal: AbortSignal,
): void {
  let drag: { startSlide: number; startX: number; x: number } | undefined
  let wasDragged = false

  const begin = (event: PointerEvent) => {
    cancel()
    // Two fingers zoom. The second one is not primary.
    if (!event.isPrimary || !isPlainClick(event)) return
    slider.animator.stop()
    const x = event.clientX
    drag = { startSlide: slider.track.details.abs, startX: x, x }
  }
  const move = ({ clientX }: PointerEvent) => {
    if (!drag) return
    slider.track.add((drag.x - clientX) / slider.size)
    drag.x = clientX
    if (wasDragged || Math.abs(drag.x - drag.startX) < MIN_MOVE_PX) return
    wasDragged = true
    onDrag()
  }
  const end = () => {
    if (!drag) return
    const slideWidth = slider.size * (slider.track.details.slides[0]?.size ?? 1)
    drop(slidesDragged(drag.x - drag.startX, slideWidth))
  }
  const cancel = () => {
    drop(0)
  }
  const drop = (slides: number) => {
    if (!drag) return
    onDrop(drag.startSlide + slides)
    drag = undefined
    // The click of the press comes first. A later one is another press, a key or a screen reader.
    setTimeout(() => {
      wasDragged = false
    })
  }

  const row = slider.container
  row.addEventListener('pointerdown', begin, { signal })
  row.addEventListener('pointermove', move, { signal })
  row.addEventListener('pointerup', end, { signal })
  row.addEventListener('pointerleave', end, { signal })
  row.addEventListener('pointercancel', cancel, { signal })
  // A link or picture under the pointer is neither dragged off the page nor followed when it is let go.
  row.addEventListener('dragstart', preventDefault, { signal })
  const preventClick = (event: MouseEvent) => {
    if (!wasDragged) return
    event.preventDefault()
    event.stopPropagation()
  }
  row.addEventListener('click', preventClick, { capture: true, signal })
}

function preventDefault(event: Event) {
  event.preventDefault()
}

/** How many slides a drag moves on. A drag to the right is positive, and moves back. */
function slidesDragged(distance: number, slideWidth: number): number {
  const length = Math.abs(distance)
  if (length < MIN_DRAG_PX) return 0
  return -Math.sign(distance) * Math.max(1, Math.round(length / slideWidth))
}
