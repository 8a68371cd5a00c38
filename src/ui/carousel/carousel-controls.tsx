import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import type { KeyboardEvent } from 'react'
import { Icon } from '../icon.tsx'
import { isShortcut } from '../is-shortcut.ts'

interface SlidesInViewProps {
  /** The number of the first slide in view. */
  current: number
  total: number
  perView: number
}

interface CarouselControlsProps extends SlidesInViewProps {
  step: (by: number) => void
}

/** The arrows of a carousel, with the numbers of the slides in view between them. Arrow keys do the same. */
export function CarouselControls({ current, total, perView, step }: CarouselControlsProps) {
  const { t } = useLingui()
  const stepByKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }
  const arrow = (by: number, name: string, icon: IconNode) => (
    <button
      type="button"
      className="carousel-arrow"
      aria-label={name}
      onClick={() => {
        step(by)
      }}
      onKeyDown={stepByKey}
    >
      <Icon of={icon} />
    </button>
  )
  return (
    <div className="carousel-controls" data-needs-scripts>
      {arrow(
        -1,
        t({ message: 'Previous slide', comment: 'Heard, not seen: an arrow of a carousel' }),
        ChevronLeft,
      )}
      <span aria-hidden className="carousel-count">
        {perView > 1 ? <SlidesInView {...{ current, total, perView }} /> : `${current} / ${total}`}
      </span>
      {arrow(
        1,
        t({ message: 'Next slide', comment: 'Heard, not seen: an arrow of a carousel' }),
        ChevronRight,
      )}
    </div>
  )
}

/** Says which slides are in view. The first slide comes after the last. */
export function SlidesInView({ current, total, perView }: SlidesInViewProps) {
  const last = ((current + perView - 2) % total) + 1
  if (perView === 1) {
    return (
      <Trans comment="Heard, not seen: said when another slide has come">
        Slide {current} of {total}
      </Trans>
    )
  }
  return (
    <Trans comment="Between the arrows of a carousel: which items are shown, 1–3 of 6">
      {current}–{last} of {total}
    </Trans>
  )
}
