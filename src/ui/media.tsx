import { useState } from 'react'
import { readMediaAddress } from './address.ts'
import { Picture } from './picture.tsx'
import { Video } from './video.tsx'

const VIDEO_EXTENSION = /\.(mp4|webm|ogg|mov|avi|mkv)$/i

interface MediaProps {
  /** The address of an image or a video (specification, section 2: told by its extension). */
  file: string | undefined
  /** What is to be seen, where the text beside it does not say so already. */
  label?: string
  /** What a video is called by a screen reader, where no label says what is to be seen. */
  videoName?: string | undefined
  className?: string
}

/**
 * An image or a video in a 4 to 3 frame, which holds its place before the file has come. A file
 * that cannot be shown is left out.
 */
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
        shownWidth="(width >= 60rem) 55vw, 100vw"
        className={className}
      />
    )
  }
  return (
    <Video
      key={address}
      address={address}
      label={label || (videoName ?? '')}
      className={className}
      onError={() => {
        setBroken(address)
      }}
    />
  )
}

/** Whether an address names a video file; a query and capitals do not matter. */
function isVideo(address: string): boolean {
  return VIDEO_EXTENSION.test(new URL(address, document.baseURI).pathname)
}
