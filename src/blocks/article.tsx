import './article.css'
import { useCleanText } from '../ui/clean-text.ts'
import { copyIfOfHeading } from '../ui/copy-address.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { ContentsList } from './contents-list.tsx'

interface ArticleProps {
  title?: string | undefined
  /** HTML. */
  text: string | undefined
  /** Where the column stands: in the middle, or where the page's other parts begin. */
  column?: 'middle' | 'start'
}

/** A long text in a column to read; it hides itself where it has neither title nor text. */
export function Article({ title, text, column = 'middle' }: ArticleProps) {
  const { headings } = useCleanText(text, true)
  if (!title && !text) return null
  return (
    <article className="article" data-column={column}>
      {title && <h2>{title}</h2>}
      <ContentsList headings={headings} />
      <RichText html={text} addressed onPress={copyIfOfHeading} />
    </article>
  )
}
