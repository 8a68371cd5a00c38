import KeenSlider, {
  type KeenSliderInstance,
  type KeenSliderOptions,
  type KeenSliderPlugin,
} from 'keen-slider'

/** In CSS pixels: a shorter drag springs back (specification, section 9). */
const MINIMUM_DRAG = 80

/** Loaded apart from the carousel, which is drawn without it. */
export function startSlider(row: HTMLElement, options: KeenSliderOptions): KeenSliderInstance {
  return new KeenSlider(row, options, [dragByDistance])
}

/**
 * keen-slider decides by speed, without a minimum. Here the distance of the pointer decides: the
 * slider's track leaves out the first move.
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
  // Registered after keen-slider's own settling, which this replaces.
  slider.on('dragEnded', () => {
    const { slides } = slider.track.details
    const slideWidth = slider.size * (slides[0]?.size ?? 1)
    slider.moveToIdx(startSlide + slidesDragged(to - from, slideWidth), true)
  })
}

/** A drag to the right is positive, and goes back. */
export function slidesDragged(distance: number, slideWidth: number): number {
  const length = Math.abs(distance)
  if (length < MINIMUM_DRAG) return 0
  return -Math.sign(distance) * Math.max(1, Math.round(length / slideWidth))
}
