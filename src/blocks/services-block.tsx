import './services-block.css'
import type { ContentHtml, ContentText } from '../i18n/content-text.ts'
import { Picture } from '../ui/media/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { TextWithLang } from '../ui/text-with-lang.tsx'
import { TitledSection } from './titled-section.tsx'

interface ServicesBlockProps {
  title: ContentText | undefined
  description: ContentHtml | undefined
  /** There are three (requirements, section 9). The first is shown large. */
  items: {
    image: string | undefined
    title: ContentText | undefined
    description: ContentHtml | undefined
  }[]
}

/** A short list of the zone's services. It hides itself if it has no title. */
export function ServicesBlock({ title, description, items }: ServicesBlockProps) {
  if (!title) return null
  return (
    <TitledSection title={title} intro={description} className="services-block">
      <ul className="services-list">
        {items.map((service, index) => (
          <li key={index}>
            <Picture
              file={service.image}
              width={800}
              height={600}
              shownWidth="(min-width: 48rem) 50vw, 92vw"
            />
            <div>
              <TextWithLang as="h3" of={service.title} />
              <RichText html={service.description} />
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
