import './testimonials.css'
import { useLingui } from '@lingui/react/macro'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { TESTIMONIALS } from '../content/testimonials.ts'

/** One testimonial at a time (requirements, section 9). */
export function Testimonials() {
  const { t } = useLingui()
  const title = t({ message: 'Testimonials', comment: 'Heading above what customers say' })
  return (
    <section className="testimonials">
      <div className="page-width">
        <h2 className="sr-only">{title}</h2>
        <Carousel
          label={title}
          slides={TESTIMONIALS.map((testimonial) => (
            <figure key={testimonial.name} lang="en">
              <Picture file={testimonial.image} width={320} height={320} />
              <blockquote>{testimonial.text}</blockquote>
              <figcaption>
                <strong>{testimonial.name}</strong>
                <span>{testimonial.designation}</span>
              </figcaption>
            </figure>
          ))}
        />
      </div>
    </section>
  )
}
