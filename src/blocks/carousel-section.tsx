import './carousel-section.css'
import type { ComponentProps } from 'react'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { TitledSection } from './titled-section.tsx'

interface CarouselSectionProps extends Pick<
  ComponentProps<typeof Carousel>,
  'slides' | 'itemsPerWidth' | 'className'
> {
  title: string
}

/** A section of a page: a heading, and a carousel with the same name. */
export function CarouselSection({ title, ...carousel }: CarouselSectionProps) {
  return (
    <TitledSection title={title} className="carousel-section">
      <Carousel {...carousel} label={title} />
    </TitledSection>
  )
}
