import './about-block.css'
import './side-section.css'
import type { ReactNode } from 'react'
import { Picture } from '../ui/picture.tsx'

interface SideSectionProps {
  title: string
  picture: string
  pictureSide?: 'left' | 'right'
  /** Where its facts are from. */
  sources: string
  children: ReactNode
}

/** A text of the site's own beside a picture, with its sources. */
export function SideSection({
  title,
  picture,
  pictureSide = 'left',
  sources,
  children,
}: SideSectionProps) {
  return (
    <section className="about-block side-section" data-media={pictureSide}>
      <Picture file={picture} width={1200} height={900} className="about-media" />
      <div className="about-text">
        <h2>{title}</h2>
        {children}
        <p className="sources">{sources}</p>
      </div>
    </section>
  )
}
