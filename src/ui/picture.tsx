import { useState } from 'react'
import { readMediaAddress } from './address.ts'
import { furtherFiles } from './further-files.ts'

interface PictureProps {
  file: string | undefined
  /** Shown where there is no file, or where it cannot be had. */
  fallback?: string
  alt?: string
  /** The proportions of its frame in CSS pixels; a file of others is cropped to them. */
  width: number
  height: number
  /** How wide it is shown, for `sizes`, where that is less than the window. */
  shownWidth?: string
  className?: string | undefined
  /** `eager` for what the first screen shows. */
  loading?: 'lazy' | 'eager'
}

/**
 * An image from content, in the width and type that suit the browser where its address names several
 * (`further-files.ts`). One that is missing or broken is left out, or replaced by `fallback`.
 */
export function Picture(props: PictureProps) {
  const { file, fallback, alt = '', loading = 'lazy', shownWidth = '100vw', ...rest } = props
  const [broken, setBroken] = useState<string>()
  const address = readMediaAddress(file)
  const source = address && address !== broken ? address : fallback
  if (!source) return null

  const { srcSet, also } = furtherFiles(source)
  const sizes = srcSet && shownWidth
  const image = (
    <img
      {...rest}
      sizes={sizes}
      srcSet={srcSet}
      src={source}
      alt={alt}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : 'auto'}
      decoding="async"
      onError={() => {
        setBroken(address)
      }}
    />
  )
  if (!also) return image
  return (
    <picture>
      <source {...also} sizes={sizes} />
      {image}
    </picture>
  )
}
