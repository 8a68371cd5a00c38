import type { KeenSliderPlugin } from 'keen-slider'

/** A drag shorter than this, in CSS pixels, springs back (specification, section 9). */
const MINIMUM_DRAG = 80

/**
 * Decides where a drag ends: keen-slider goes by speed and knows no minimum. The pointer's own
 * way counts, since the track leaves out the first move; each full slide dragged is one further.
 */
export const carouselDrag: KeenSliderPlugin = (slider) => {
  let from = 0
  let to = 0
  let startSlide = 0

  const press = (event: PointerEvent) => {
    from = to = event.clientX
  }
  const move = (event: PointerEvent) => {
    to = event.clientX
  }

  slider.on('created', () => {
    slider.container.addEventListener('pointerdown', press)
    slider.container.addEventListener('pointermove', move)
  })
  slider.on('destroyed', () => {
    slider.container.removeEventListener('pointerdown', press)
    slider.container.removeEventListener('pointermove', move)
  })
  slider.on('dragStarted', () => {
    startSlide = slider.track.details.abs
  })
  // Registered after keen-slider's own settling, which this replaces.
  slider.on('dragEnded', () => {
    const { slides } = slider.track.details
    const slideWidth = slider.size * (slides[0]?.size ?? 1)
    slider.moveToIdx(startSlide + slidesDragged(to - from, slideWidth), true)
  })
}

/** How many slides a drag of `distance` (CSS pixels, to the right positive) goes on, or back. */
export function slidesDragged(distance: number, slideWidth: number): number {
  const length = Math.abs(distance)
  if (length < MINIMUM_DRAG) return 0
  return -Math.sign(distance) * Math.max(1, Math.round(length / slideWidth))
}
