import './card-grid.css'
import type { ContentHtml, ContentText } from '../i18n/content-text.ts'
import { Picture } from '../ui/media/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { TextWithLang } from '../ui/text-with-lang.tsx'

interface CardGridProps {
  /** The number of cards in a row on a wide screen. On narrower ones, three become two, and then one. */
  columns: 2 | 3
  cards: {
    id: string
    image: string | undefined
    title: ContentText | undefined
    description: ContentHtml | undefined
  }[]
}

/** Three columns are rows with a small picture on a narrow screen (`card-grid.css`). */
const SHOWN_WIDTHS = {
  2: '(min-width: 768px) 50vw, 92vw',
  3: '(min-width: 992px) 33vw, (min-width: 768px) 50vw, 23vw',
}

/** Cards, each with a picture, a title and a text. */
export function CardGrid({ columns, cards }: CardGridProps) {
  return (
    <ul className="page-width card-grid" data-columns={columns}>
      {cards.map(({ id, image, title, description }) => (
        <li key={id} className="card">
          <Picture file={image} width={960} height={640} shownWidth={SHOWN_WIDTHS[columns]} />
          <TextWithLang as="h2" of={title} />
          <RichText html={description} />
        </li>
      ))}
    </ul>
  )
}
