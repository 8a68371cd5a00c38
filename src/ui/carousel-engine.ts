import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider'
import { carouselDrag } from './carousel-drag.ts'

/** What moves the slides of a carousel, from now on. */
export function startSlider(row: HTMLElement, options: KeenSliderOptions): KeenSliderInstance {
  return new KeenSlider(row, options, [carouselDrag])
}
