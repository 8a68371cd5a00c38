import './card.css'
import type { ContentText } from '../i18n/content-text.ts'
import { Picture } from '../ui/media/picture.tsx'
import { PlainText } from '../ui/plain-text.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'

interface CardProps {
  image: string | undefined
  title: ContentText | undefined
  /** HTML from content. */
  text: ContentText | undefined
}

/** An item of a card grid: a picture, a title and a text. */
export function Card({ image, title, text }: CardProps) {
  return (
    <li className="card">
      <Picture file={image} width={960} height={640} shownWidth="(width >= 48rem) 50vw, 100vw" />
      <PlainText as="h2" of={title} />
      <RichText html={text} />
    </li>
  )
}
