import './article.css'
import { RichText } from '../ui/rich-text.tsx'
import { sanitizeArticle } from '../ui/sanitize-html.ts'
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
  if (!title && !text) return null
  const headings = text ? sanitizeArticle(text).headings : []
  return (
    <article className="article" data-column={column}>
      {title && <h2>{title}</h2>}
      <ContentsList headings={headings} />
      <RichText html={text} addressed />
    </article>
  )
}
