import './text-beside-media.css'
import { type ReactNode, useState } from 'react'
import type { ContentText } from '../../i18n/content-text.ts'
import { safeMediaAddress } from '../links/address.ts'
import { usePageAddress } from '../links/use-page-address.ts'
import { isPanorama } from './media-attributes.ts'
import { Picture } from './picture.tsx'
import { Video } from './video.tsx'

/** An address whose path ends like a video's. */
const VIDEO = /^[^?#]*\.(?:mp4|webm|ogg|mov|avi|mkv)(?:$|[?#])/i

/** A text with more characters, tags included, would be higher than the window beside a picture. */
const LONG = 700

interface TextBesideMediaProps {
  /** An image or a video, by its extension (requirements, section 2). */
  file: string | undefined
  /** The name of a video for screen readers. A picture needs none beside its text. */
  videoName?: ContentText | undefined
  side: 'left' | 'right'
  /** The number of characters of the text. */
  textLength: number
  children: ReactNode
}

/**
 * A text beside an image or a video. On narrow screens, if the text is long, or if the picture is a
 * panorama, the text is beneath, so that no part of it has nothing beside it. If nothing is shown,
 * it takes the whole width.
 */
export function TextBesideMedia(props: TextBesideMediaProps) {
  const { file, videoName, side, textLength, children } = props
  const layout = isPanorama(file) ? 'panorama' : textLength > LONG ? 'above' : 'beside'
  return (
    <section className="text-beside-media" data-media={side} data-layout={layout}>
      <Media
        file={file}
        videoName={videoName}
        shownWidth={layout === 'beside' ? '(width >= 60rem) 55vw, 100vw' : '100vw'}
      />
      <div>{children}</div>
    </section>
  )
}

interface MediaProps extends Pick<TextBesideMediaProps, 'file' | 'videoName'> {
  shownWidth: string
}

/** A file in a frame that keeps its place while the file loads. A broken file is left out. */
function Media({ file, videoName, shownWidth }: MediaProps) {
  const [broken, setBroken] = useState<string>()
  const address = safeMediaAddress(file, usePageAddress())
  if (!address || address === broken) return null
  if (!VIDEO.test(address)) {
    return (
      <Picture
        className="text-beside-media-file"
        file={address}
        width={1200}
        height={900}
        shownWidth={shownWidth}
      />
    )
  }
  return (
    <Video
      key={address}
      className="text-beside-media-file"
      address={address}
      name={videoName}
      onError={() => {
        setBroken(address)
      }}
    />
  )
}
