import './carousel-section.css'
import { type ComponentProps, useId } from 'react'
import type { ContentText } from '../i18n/content-text.ts'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { TitledSection } from './titled-section.tsx'

interface CarouselSectionProps extends Pick<
  ComponentProps<typeof Carousel>,
  'slides' | 'itemsPerWidth' | 'className'
> {
  title: ContentText
}

/** A section of a page: a heading, and a carousel with the same name. */
export function CarouselSection({ title, ...carousel }: CarouselSectionProps) {
  const headingId = useId()
  return (
    <TitledSection title={title} headingId={headingId} className="carousel-section">
      <Carousel {...carousel} labelledBy={headingId} />
    </TitledSection>
  )
}
