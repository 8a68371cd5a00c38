import './side-section.css'
import type { ReactNode } from 'react'
import { BesideMedia } from '../ui/media/beside-media.tsx'

interface SideSectionProps {
  title: string
  picture: string
  pictureSide?: 'left' | 'right'
  /** Names the sources of its facts. */
  sources: ReactNode
  paragraphs: string[]
}

/** A text beside a picture, with its sources. It comes from the code, not from content. */
export function SideSection({
  title,
  picture,
  pictureSide = 'left',
  sources,
  paragraphs,
}: SideSectionProps) {
  return (
    <BesideMedia
      file={picture}
      side={pictureSide}
      textLength={paragraphs.join('').length}
      className="side-section"
    >
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="sources">{sources}</p>
    </BesideMedia>
  )
}
