import { Trans } from '@lingui/react/macro'
import { type ContentText, langOf, toPlainString } from '../i18n/content-text.ts'
import { ButtonLink } from '../ui/links/button-link.tsx'
import { LinkNameSuffix } from '../ui/links/link-name-suffix.tsx'
import { BesideMedia } from '../ui/media/beside-media.tsx'
import { PlainText } from '../ui/plain-text.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'

interface AboutBlockProps {
  title: ContentText | undefined
  /** HTML from content. */
  description: ContentText | undefined
  /** The address of an image or a video. */
  file?: string | undefined
  /** The side of the image or video. */
  mediaSide?: 'left' | 'right'
  /** The address of 'Read More'. Without it there is no such link. */
  readMoreLink?: string | undefined
  readMoreLabel?: ContentText | undefined
}

/** A text beside an image or a video. It hides itself if it has neither. */
export function AboutBlock({
  title,
  description,
  file,
  mediaSide = 'left',
  readMoreLink,
  readMoreLabel,
}: AboutBlockProps) {
  if (!title && !description && !file) return null
  return (
    <BesideMedia
      file={file}
      videoName={title}
      side={mediaSide}
      textLength={toPlainString(description)?.length ?? 0}
    >
      <PlainText as="h2" of={title} />
      <RichText html={description} />
      {readMoreLink && (
        <ButtonLink href={readMoreLink} lang={langOf(readMoreLabel)}>
          {toPlainString(readMoreLabel) ?? (
            <>
              <Trans comment="Below a text; shows only while the backend has no label">
                Read More
              </Trans>
              <LinkNameSuffix title={title} />
            </>
          )}
        </ButtonLink>
      )}
    </BesideMedia>
  )
}
