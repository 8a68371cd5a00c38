import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { type ContentHtml, type ContentText, langOf, unwrapText } from '../i18n/content-text.ts'
import { ButtonLink } from '../ui/links/button-link.tsx'
import { ScreenReaderTitle } from '../ui/links/screen-reader-title.tsx'
import { TextBesideMedia } from '../ui/media/text-beside-media.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { TextWithLang } from '../ui/text-with-lang.tsx'

interface InformativeBlockProps extends Pick<
  ComponentProps<typeof TextBesideMedia>,
  'file' | 'side' | 'arched'
> {
  title: ContentText | undefined
  description: ContentHtml | undefined
  /** The address of the read-more link. Without it there is no such link. */
  link?: string | undefined
  /** Default: 'Read More'. */
  label?: ContentText | undefined
}

/** A text beside an image or a video. It hides itself if it has neither. */
export function InformativeBlock({
  title,
  description,
  link,
  label,
  ...media
}: InformativeBlockProps) {
  if (!title && !description && !media.file) return null
  return (
    <TextBesideMedia {...media} videoName={title} textLength={description?.text.length ?? 0}>
      <TextWithLang as="h2" of={title} />
      <RichText html={description} />
      {link && (
        <ButtonLink href={link} lang={langOf(label)}>
          {unwrapText(label) ?? (
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
