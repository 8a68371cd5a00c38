import './section-head.css'
import './reasons-carousel.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Carousel } from '../ui/carousel.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import defaultImage from './default-reason.svg'

/** Reasons side by side, by the least viewport width (specification, section 9). */
const ITEMS_PER_WIDTH = { 768: 2, 992: 3 }

interface ReasonsCarouselProps {
  reasons: {
    id: string
    image: string | undefined
    title: string | undefined
    description: string | undefined
  }[]
}

/** 'Why choose us': reasons to come here, as a carousel. */
export function ReasonsCarousel({ reasons }: ReasonsCarouselProps) {
  const { t } = useLingui()
  return (
    <section className="reasons">
      <div className="page-width">
        <div className="section-head">
          <h2>
            <Trans>Why choose us</Trans>
          </h2>
        </div>
        <Carousel
          label={t`Why choose us`}
          itemsPerWidth={ITEMS_PER_WIDTH}
          slides={reasons.map((reason) => ({
            id: reason.id,
            content: (
              <div className="reason">
                <Picture file={reason.image} fallback={defaultImage} width={640} height={480} />
                {reason.title && <h3>{reason.title}</h3>}
                <RichText html={reason.description} />
              </div>
            ),
          }))}
        />
      </div>
    </section>
  )
}
