import { useEffect, useRef, useState } from 'react'
import { safeMediaAddress } from '../../addresses/parse-address.ts'
import { usePageAddress } from '../links/use-page-address.ts'
import { readMediaAttributes } from './media-attributes.ts'

interface PictureProps {
  file: string | undefined
  /** Shown if the file is missing or broken. Without it, nothing is shown then. */
  fallback?: string
  /** The proportions in CSS pixels, unless the picture fills its parent; the file is cropped to them. */
  width?: number
  height?: number
  /** For the attribute `sizes`, if the picture is narrower than the window. */
  shownWidth?: string
  className?: string | undefined
  loading?: 'lazy' | 'eager'
}

/** A picture in the best width and type that `file` names (`media-attributes.ts`). */
export function Picture(props: PictureProps) {
  const { file, fallback, loading = 'lazy', shownWidth = '100vw', ...rest } = props
  const [broken, setBroken] = useState<string>()
  const address = safeMediaAddress(file, usePageAddress())
  const source = address && address !== broken ? address : fallback
  const element = useRef<HTMLImageElement>(null)
  // A picture of a prerendered page may have failed before React listened for errors.
  useEffect(() => {
    const image = element.current
    if (!image?.complete || image.naturalWidth > 0) return
    image.decode().catch(() => {
      setBroken(address)
    })
  }, [address])
  if (!source) return null

  const { srcSet, also, size } = readMediaAttributes(source)
  const sizes = srcSet && shownWidth
  const image = (
    <img
      {...rest}
      {...size}
      ref={element}
      sizes={sizes}
      srcSet={srcSet}
      src={source}
      alt=""
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
