import KeenSlider, { type KeenSliderInstance } from 'keen-slider'
import { prefersReducedMotion } from '../use-reduced-motion.ts'
import { dragByPointer } from './drag-by-pointer.ts'

const MOVE_MS = 400

interface SliderOptions {
  /** The index of the first slide in view. */
  position: number
  perView: number
  /** Called with the new position when another slide comes first, and at the start. */
  onMove: (position: number) => void
  /** Called when the visitor begins to drag. */
  onDrag: () => void
  /** Called with the position when a move has ended. */
  onArrive: (position: number) => void
}

export type Slider = ReturnType<typeof startSlider>

/**
 * Starts keen-slider on a row, which until then scrolls by itself. keen-slider places the slides in an
 * endless row and moves them. Its own drag is off: it follows two fingers and all buttons of a mouse, and
 * knows no minimum distance.
 */
export function startSlider(
  row: HTMLElement,
  { position, perView, onMove, onDrag, onArrive }: SliderOptions,
) {
  const isEndless = row.childElementCount > 1
  const follow = ({ track }: KeenSliderInstance) => {
    onMove(track.details.rel)
  }
  row.scrollLeft = 0
  const slider = new KeenSlider(row, {
    // The row may have become shorter: a short list is laid out twice.
    initial: position % row.childElementCount,
    loop: isEndless,
    drag: false,
    slides: { perView },
    selector: slidesInOrder,
    created: follow,
    slideChanged: follow,
    animationEnded: ({ track }) => {
      onArrive(track.details.rel)
    },
  })
  const moveTo = (slide: number) => {
    slider.moveToIdx(slide, true, { duration: prefersReducedMotion() ? 0 : MOVE_MS })
  }
  const stopDragging = new AbortController()
  if (isEndless) dragByPointer(slider, { onDrag, onDrop: moveTo }, stopDragging.signal)
  return {
    position: () => slider.track.details.rel,
    move: (by: number) => {
      moveTo(slider.track.details.abs + by)
    },
    stop: () => {
      stopDragging.abort()
      slider.animator.stop()
      slider.destroy()
    },
  }
}

/** The slides in the order of the row. In the document, those in view are in reading order. */
function slidesInOrder(row: HTMLElement): HTMLElement[] {
  const slides = [...row.children] as HTMLElement[]
  return slides.sort((one, other) => Number(one.style.order) - Number(other.style.order))
}
