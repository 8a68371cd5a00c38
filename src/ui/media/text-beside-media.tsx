import './text-beside-media.css'
import type { ReactNode } from 'react'
import type { ContentText } from '../../i18n/content-text.ts'
import { isPanorama, isVideo } from './media-attributes.ts'
import { Picture } from './picture.tsx'
import { Video } from './video.tsx'

/** A text with more characters, tags included, may be higher than the picture beside it. */
const LONG = 700

interface TextBesideMediaProps {
  /** An image or a video, by its extension (requirements, section 2). */
  file: string | undefined
  /** The name of a video for screen readers. A picture needs none beside its text. */
  videoName?: ContentText | undefined
  /** Default: the left. */
  side?: 'left' | 'right' | undefined
  /** Whether an arch frames the file, which shows a place. */
  arched?: boolean | undefined
  /** The number of characters of the text. */
  textLength: number
  children: ReactNode
}

/**
 * A text beside an image or a video. A long text flows round it and goes on beneath. On narrow screens, or if
 * the picture is a panorama, the whole text is beneath. If nothing is shown, it takes the whole width.
 */
export function TextBesideMedia(props: TextBesideMediaProps) {
  const { file, videoName, side = 'left', arched, textLength, children } = props
  const layout = isPanorama(file) ? 'panorama' : textLength > LONG ? 'around' : 'beside'
  return (
    <section
      className="text-beside-media"
      data-media={side}
      data-layout={layout}
      data-arched={arched}
    >
      {isVideo(file) ? (
        <Video key={file} className="text-beside-media-file" file={file} name={videoName} />
      ) : (
        <Picture
          className="text-beside-media-file"
          file={file}
          width={1200}
          height={900}
          shownWidth={layout === 'panorama' ? '100vw' : '(min-width: 60rem) 55vw, 92vw'}
        />
      )}
      <div>{children}</div>
    </section>
  )
}
