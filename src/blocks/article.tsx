import './article.css'
import { type ContentHtml, type ContentText, langOf } from '../i18n/content-text.ts'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { useTocEntries } from '../ui/rich-text/use-toc-entries.ts'
import { TextWithLang } from '../ui/text-with-lang.tsx'
import { ContentsList } from './contents-list.tsx'

interface ArticleProps {
  title?: ContentText | undefined
  text: ContentHtml | undefined
}

/** A long text in a narrow column. It hides itself if it has neither title nor text. */
export function Article({ title, text }: ArticleProps) {
  const headings = useTocEntries(text)
  if (!title && !text) return null
  return (
    <article className="article">
      <TextWithLang as="h2" of={title} />
      <ContentsList headings={headings} lang={langOf(text)} />
      <RichText html={text} anchored />
    </article>
  )
}
