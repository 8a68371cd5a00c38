import KeenSlider, { type KeenSliderInstance, type KeenSliderPlugin } from 'keen-slider'
import { isPlainClick } from '../is-plain-click.ts'

/** A shorter drag springs back (requirements, section 9). */
const MIN_DRAG_PX = 80

const AUTOPLAY_SPEED_MS = 3000

export interface SliderOptions {
  /** False for a single slide. */
  moves: boolean
  perView: number
  /** Of a move, in milliseconds. */
  duration: number
}

interface SliderListeners {
  onMove: (position: number) => void
  onDrag: () => void
}

/**
 * Starts keen-slider on a row, which is drawn before this file has loaded and may have been scrolled.
 *
 * @param position the index of the first slide in view
 */
export function startSlider(
  row: HTMLElement,
  position: number,
  { moves, perView, duration }: SliderOptions,
  { onMove, onDrag }: SliderListeners,
) {
  const follow = ({ track }: KeenSliderInstance) => {
    onMove(track.details.rel)
  }
  row.scrollLeft = 0
  const slider = new KeenSlider(
    row,
    {
      // The row may have become shorter: a short list is laid out twice.
      initial: position % row.childElementCount,
      loop: moves,
      drag: moves,
      slides: { perView },
      defaultAnimation: { duration },
      created: follow,
      slideChanged: follow,
      dragStarted: onDrag,
    },
    [dragWithOneFinger, dragByDistance],
  )
  const move = (by: number) => {
    slider.moveToIdx(slider.track.details.abs + by, true)
  }
  return {
    move,
    /** Moves on again and again. Returns a function that ends this. */
    play: () => {
      const timer = setInterval(move, AUTOPLAY_SPEED_MS, 1)
      return () => {
        clearInterval(timer)
      }
    },
    stop: () => {
      slider.destroy()
    },
  }
}

/** Two fingers are for the browser, which zooms, and so are its own presses of a mouse. */
const dragWithOneFinger: KeenSliderPlugin = (slider) => {
  let finger: TouchList | undefined
  listen(slider, 'mousedown', (event) => {
    if (!isPlainClick(event)) event.stopPropagation()
  })
  listen(slider, 'touchstart', (event) => {
    if (event.touches.length === 1) {
      finger = event.changedTouches
      return
    }
    event.stopPropagation()
    // keen-slider would go on to follow the first finger.
    const cancel = Object.assign(new Event('touchcancel'), { changedTouches: finger })
    slider.container.dispatchEvent(cancel)
  })
}

/**
 * Chooses the slide after a drag by the distance of the pointer; keen-slider chooses it by speed,
 * without a minimum. The distance is measured here, because keen-slider leaves out the first move.
 */
const dragByDistance: KeenSliderPlugin = (slider) => {
  let from = 0
  let to = 0
  let startSlide = 0
  listen(slider, 'pointerdown', (event) => {
    from = to = event.clientX
  })
  listen(slider, 'pointermove', (event) => {
    to = event.clientX
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

/** Hears an event of the row before keen-slider does. */
function listen<Type extends keyof HTMLElementEventMap>(
  slider: KeenSliderInstance,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const leaving = new AbortController()
  const options = { capture: true, passive: true, signal: leaving.signal }
  slider.on('created', () => {
    slider.container.addEventListener(type, listener, options)
  })
  slider.on('destroyed', () => {
    leaving.abort()
  })
}

/** How many slides a drag moves on. A drag to the right is positive, and moves back. */
export function slidesDragged(distance: number, slideWidth: number): number {
  const length = Math.abs(distance)
  if (length < MIN_DRAG_PX) return 0
  return -Math.sign(distance) * Math.max(1, Math.round(length / slideWidth))
}
