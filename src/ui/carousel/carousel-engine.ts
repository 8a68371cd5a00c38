import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider'
import { carouselDrag } from './carousel-drag.ts'

/** Loaded apart from the carousel, which is drawn without it. */
export function startSlider(row: HTMLElement, options: KeenSliderOptions): KeenSliderInstance {
  return new KeenSlider(row, options, [carouselDrag])
}
