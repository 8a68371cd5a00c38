import './services-block.css'
import type { ContentText } from '../i18n/content-text.ts'
import { ContentWords } from '../ui/content-words.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { TitledSection } from './titled-section.tsx'

interface ServicesBlockProps {
  title: ContentText
  description: ContentText | undefined
  /** Three of them (specification, section 9); the first is shown large. */
  services: {
    image: string | undefined
    title: ContentText | undefined
    description: ContentText | undefined
  }[]
}

/** What the zone does for a company, in short. */
export function ServicesBlock({ title, description, services }: ServicesBlockProps) {
  return (
    <TitledSection title={title} intro={description} className="services-block">
      <ul className="services-list">
        {services.map((service, place) => (
          <li key={place}>
            <Picture
              file={service.image}
              width={800}
              height={600}
              shownWidth="(width >= 48rem) 50vw, 100vw"
            />
            <div>
              <ContentWords as="h3" of={service.title} />
              <RichText html={service.description} />
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
