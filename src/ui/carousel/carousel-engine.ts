import KeenSlider, {
  type KeenSliderInstance,
  type KeenSliderOptions,
  type KeenSliderPlugin,
} from 'keen-slider'

/** A shorter drag springs back (specification, section 9). */
const MIN_DRAG_PX = 80

/** Starts keen-slider on a row. A carousel is drawn before this file has loaded. */
export function startSlider(row: HTMLElement, options: KeenSliderOptions): KeenSliderInstance {
  return new KeenSlider(row, options, [dragByDistance])
}

/**
 * Chooses the slide after a drag by the distance of the pointer; keen-slider chooses it by speed,
 * without a minimum. The distance is measured here, because keen-slider leaves out the first move.
 */
const dragByDistance: KeenSliderPlugin = (slider) => {
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
  // This runs after keen-slider's own handler and replaces its choice of a slide.
  slider.on('dragEnded', () => {
    const { slides } = slider.track.details
    const slideWidth = slider.size * (slides[0]?.size ?? 1)
    slider.moveToIdx(startSlide + slidesDragged(to - from, slideWidth), true)
  })
}

/** How many slides a drag moves on. A drag to the right is positive, and moves back. */
export function slidesDragged(distance: number, slideWidth: number): number {
  const length = Math.abs(distance)
  if (length < MIN_DRAG_PX) return 0
  return -Math.sign(distance) * Math.max(1, Math.round(length / slideWidth))
}
