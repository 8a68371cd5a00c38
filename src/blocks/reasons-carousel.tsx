import './reasons-carousel.css'
import { useLingui } from '@lingui/react/macro'
import type { ContentHtml, ContentText } from '../i18n/content-text.ts'
import { Picture } from '../ui/media/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { TextWithLang } from '../ui/text-with-lang.tsx'
import { CarouselSection } from './carousel-section.tsx'
import defaultImage from './default-reason.svg'

/** Requirements, section 9. `reasons-carousel.css` has the same widths. */
const ITEMS_PER_WIDTH = { 768: 2, 992: 3 }

interface ReasonsCarouselProps {
  reasons: {
    id: string
    image: string | undefined
    title: ContentText | undefined
    description: ContentHtml | undefined
  }[]
}

/** 'Why choose us': reasons to come here, as a carousel. */
export function ReasonsCarousel({ reasons }: ReasonsCarouselProps) {
  const { t } = useLingui()
  return (
    <CarouselSection
      title={t({ message: 'Why choose us', comment: 'Heading on the home page' })}
      itemsPerWidth={ITEMS_PER_WIDTH}
      className="reasons"
      slides={reasons.map((reason) => (
        <div key={reason.id} className="reason">
          <Picture
            file={reason.image}
            fallback={defaultImage}
            width={640}
            height={480}
            shownWidth="(min-width: 48rem) 50vw, 92vw"
          />
          <TextWithLang as="h3" of={reason.title} />
          <RichText html={reason.description} />
        </div>
      ))}
    />
  )
}
