import { Trans } from '@lingui/react/macro'
import { type ContentHtml, type ContentText, langOf, unwrapText } from '../i18n/content-text.ts'
import { ButtonLink } from '../ui/links/button-link.tsx'
import { ScreenReaderTitle } from '../ui/links/screen-reader-title.tsx'
import { TextBesideMedia } from '../ui/media/text-beside-media.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { TextWithLang } from '../ui/text-with-lang.tsx'

interface InformativeBlockProps {
  title: ContentText | undefined
  /** HTML from content. */
  description: ContentHtml | undefined
  /** The address of an image or a video. */
  file?: string | undefined
  /** The side of the image or video, by default the left. */
  mediaSide?: 'left' | 'right'
  /** Whether an arch frames the image or video, which shows a place. */
  arched?: boolean
  /** The address of 'Read More'. Without it there is no such link. */
  readMoreLink?: string | undefined
  readMoreLabel?: ContentText | undefined
}

/** A text beside an image or a video. It hides itself if it has neither. */
export function InformativeBlock({
  title,
  description,
  file,
  mediaSide,
  arched,
  readMoreLink,
  readMoreLabel,
}: InformativeBlockProps) {
  if (!title && !description && !file) return null
  return (
    <TextBesideMedia
      file={file}
      videoName={title}
      side={mediaSide}
      arched={arched}
      textLength={description?.text.length ?? 0}
    >
      <TextWithLang as="h2" of={title} />
      <RichText html={description} />
      {readMoreLink && (
        <ButtonLink href={readMoreLink} lang={langOf(readMoreLabel)}>
          {unwrapText(readMoreLabel) ?? (
            <>
              <Trans comment="Below a text; shows only while the backend has no label">
                Read More
              </Trans>
              <ScreenReaderTitle title={title} />
            </>
          )}
        </ButtonLink>
      )}
    </TextBesideMedia>
  )
}
