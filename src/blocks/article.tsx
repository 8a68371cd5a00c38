import './article.css'
import { type ContentText, langOf, plainWords } from '../i18n/content-text.ts'
import { ContentWords } from '../ui/content-words.tsx'
import { useCleanText } from '../ui/rich-text/clean-text.ts'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { ContentsList } from './contents-list.tsx'

interface ArticleProps {
  title?: ContentText | undefined
  /** HTML from content. */
  text: ContentText | undefined
}

/** A long text in a narrow column. It hides itself if it has neither title nor text. */
export function Article({ title, text }: ArticleProps) {
  const { headings } = useCleanText(plainWords(text), true)
  if (!title && !text) return null
  return (
    <article className="article">
      <ContentWords as="h2" of={title} />
      <ContentsList headings={headings} lang={langOf(text)} />
      <RichText html={text} addressed />
    </article>
  )
}
