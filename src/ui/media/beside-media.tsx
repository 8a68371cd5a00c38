import './beside-media.css'
import { type ReactNode, useState } from 'react'
import type { ContentText } from '../../i18n/content-text.ts'
import { readMediaAddress } from '../links/address.ts'
import { Picture } from './picture.tsx'
import { Video } from './video.tsx'

const VIDEO_EXTENSION = /\.(mp4|webm|ogg|mov|avi|mkv)$/i

interface BesideMediaProps {
  /** An image or a video, by its extension (specification, section 2). */
  file: string | undefined
  /** The name of a video for screen readers. A picture needs none beside its text. */
  videoName?: ContentText | undefined
  side: 'left' | 'right'
  children: ReactNode
  className: string
}

/**
 * A text beside an image or a video; on narrow screens, it is beneath. If nothing is shown, it takes
 * the whole width.
 */
export function BesideMedia({ file, videoName, side, children, className }: BesideMediaProps) {
  return (
    <section className={`beside-media ${className}`} data-media={side}>
      <Media file={file} videoName={videoName} />
      <div>{children}</div>
    </section>
  )
}

/** A file in a frame of 4 to 3, which keeps its place while it loads. A broken file is left out. */
function Media({ file, videoName }: Pick<BesideMediaProps, 'file' | 'videoName'>) {
  const [broken, setBroken] = useState<string>()
  const address = readMediaAddress(file)
  if (!address || address === broken) return null
  const frame = { width: 1200, height: 900, className: 'beside-media-file' }
  if (!isVideo(address)) {
    return <Picture {...frame} file={address} shownWidth="(width >= 48rem) 55vw, 100vw" />
  }
  return (
    <Video
      {...frame}
      key={address}
      address={address}
      name={videoName}
      onError={() => {
        setBroken(address)
      }}
    />
  )
}

/** Looks only at the extension of the path, in small letters or capitals. */
function isVideo(address: string): boolean {
  return VIDEO_EXTENSION.test(new URL(address, document.baseURI).pathname)
}
