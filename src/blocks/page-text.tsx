import './headings-beside.css'
import './page-text.css'
import { type ContentHtml, langOf } from '../i18n/content-text.ts'
import { isPanorama } from '../ui/media/media-attributes.ts'
import { Picture } from '../ui/media/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { useTocEntries } from '../ui/rich-text/use-toc-entries.ts'
import { ContentsList } from './contents-list.tsx'

interface PageTextProps {
  text: ContentHtml | undefined
  image?: string | undefined
  /** The long text of the page: links after this one lead to its headings. */
  contents?: ContentHtml | undefined
}

/** A text whose tables have the width of the page, with a picture and the page's contents. */
export function PageText({ text, image, contents }: PageTextProps) {
  const headings = useTocEntries(contents)
  if (!text && !image) return null
  return (
    <div className="page-text" data-panorama={isPanorama(image) || undefined}>
      <div className="page-width headings-beside">
        <Picture
          file={image}
          width={1200}
          height={900}
          shownWidth="(min-width: 48rem) 45vw, 92vw"
        />
        <RichText html={text} anchored />
        <ContentsList headings={headings} lang={langOf(contents)} />
      </div>
    </div>
  )
}
