import './beside-media.css'
import type { ReactNode } from 'react'
import type { ContentText } from '../../i18n/content-text.ts'
import { Media } from './media.tsx'

interface BesideMediaProps {
  file: string | undefined
  /** For a screen reader. A picture needs no name beside its text. */
  videoName?: ContentText | undefined
  side: 'left' | 'right'
  children: ReactNode
  className: string
}

/** Text beside an image or a video, on narrow screens beneath it. */
export function BesideMedia({ file, videoName, side, children, className }: BesideMediaProps) {
  return (
    <section className={`beside-media ${className}`} data-media={file ? side : 'none'}>
      <Media file={file} videoName={videoName} className="beside-media-file" />
      <div>{children}</div>
    </section>
  )
}
