import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { ExternalLink } from '../ui/links/external-link.tsx'
import { TextBesideMedia } from '../ui/media/text-beside-media.tsx'

interface SectionWithSourcesProps {
  title: string
  picture: string
  pictureSide?: 'left' | 'right'
  /** The sources of its facts, which are in English. */
  sources: { name: string; address: string }[]
  paragraphs: string[]
}

/** A text beside a picture, with its sources. It comes from the code, not from content. */
export function SectionWithSources({
  title,
  picture,
  pictureSide,
  sources,
  paragraphs,
}: SectionWithSourcesProps) {
  return (
    <TextBesideMedia file={picture} side={pictureSide} textLength={paragraphs.join('').length}>
      <h2>{title}</h2>
      <div className="rich-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <small>
            <Trans comment="Before a list of links">Sources:</Trans>{' '}
            {sources.map(({ name, address }, index) => (
              <Fragment key={address}>
                {index > 0 && ', '}
                <ExternalLink href={address} hrefLang="en">
                  {name}
                </ExternalLink>
              </Fragment>
            ))}
          </small>
        </p>
      </div>
    </TextBesideMedia>
  )
}
