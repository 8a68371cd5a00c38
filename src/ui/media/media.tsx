import { useState } from 'react'
import { type ContentText, langOf, plainWords } from '../../i18n/content-text.ts'
import { readMediaAddress } from '../links/address.ts'
import { Picture } from './picture.tsx'
import { Video } from './video.tsx'

const VIDEO_EXTENSION = /\.(mp4|webm|ogg|mov|avi|mkv)$/i

interface MediaProps {
  /** An image or a video, told by its extension (specification, section 2). */
  file: string | undefined
  label?: string
  /** For a screen reader, where a video has no label. */
  videoName?: ContentText | undefined
  className?: string
}

/** In a 4 to 3 frame, which holds the place of a file to come. A broken file is left out. */
export function Media({ file, label = '', videoName, className }: MediaProps) {
  const [broken, setBroken] = useState<string>()
  const address = readMediaAddress(file)
  if (!address || address === broken) return null
  if (!isVideo(address)) {
    return (
      <Picture
        file={address}
        alt={label}
        width={1200}
        height={900}
        shownWidth="(width >= 48rem) 55vw, 100vw"
        className={className}
      />
    )
  }
  return (
    <Video
      key={address}
      address={address}
      label={label || (plainWords(videoName) ?? '')}
      lang={label ? undefined : langOf(videoName)}
      className={className}
      onError={() => {
        setBroken(address)
      }}
    />
  )
}

/** A query and capitals do not matter. */
function isVideo(address: string): boolean {
  return VIDEO_EXTENSION.test(new URL(address, document.baseURI).pathname)
}
