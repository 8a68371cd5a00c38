import './beside-media.css'
import type { ReactNode } from 'react'
import { Media } from './media.tsx'

interface BesideMediaProps {
  /** The address of an image or a video; without one the text stands alone. */
  file: string | undefined
  /** What a video is called by a screen reader; a picture says no more than the text beside it. */
  videoName?: string | undefined
  /** On which side the image or video stands. */
  side: 'left' | 'right'
  /** A heading and what belongs under it. */
  children: ReactNode
  className: string
}

/** A section with its text beside an image or a video, on narrow screens beneath it. */
export function BesideMedia({ file, videoName, side, children, className }: BesideMediaProps) {
  return (
    <section className={`beside-media ${className}`} data-media={file ? side : 'none'}>
      <Media file={file} videoName={videoName} className="beside-media-file" />
      <div>{children}</div>
    </section>
  )
}
