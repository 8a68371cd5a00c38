import './page-intro.css'
import type { ContentHtml } from '../i18n/content-text.ts'
import { isPanorama } from '../ui/media/media-attributes.ts'
import { Picture } from '../ui/media/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'

interface PageIntroProps {
  /** HTML from content. */
  text: ContentHtml | undefined
  image: string | undefined
}

/** The beginning of a page: a text and a picture that say what it is about. */
export function PageIntro({ text, image }: PageIntroProps) {
  if (!text && !image) return null
  return (
    <div className="page-intro" data-panorama={isPanorama(image) || undefined}>
      <div className="page-width">
        <Picture file={image} width={1200} height={900} shownWidth="(width >= 48rem) 45vw, 100vw" />
        <RichText html={text} anchored />
      </div>
    </div>
  )
}
