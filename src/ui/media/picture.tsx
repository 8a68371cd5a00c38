import { useEffect, useRef, useState } from 'react'
import { readMediaAddress } from '../links/address.ts'
import { furtherFiles } from './further-files.ts'

interface PictureProps {
  file: string | undefined
  /** Shown where the file is missing or broken. */
  fallback?: string
  /** The proportions in CSS pixels; the file is cropped to them. */
  width: number
  height: number
  /** For `sizes`, where it is narrower than the window. */
  shownWidth?: string
  className?: string | undefined
  loading?: 'lazy' | 'eager'
}

/** In the best width and type that `file` names (`further-files.ts`); a broken one is left out. */
export function Picture(props: PictureProps) {
  const { file, fallback, loading = 'lazy', shownWidth = '100vw', ...rest } = props
  const [broken, setBroken] = useState<string>()
  const address = readMediaAddress(file)
  const source = address && address !== broken ? address : fallback
  const element = useRef<HTMLImageElement>(null)
  // A picture of a prerendered page may have failed before React could hear of it.
  useEffect(() => {
    const image = element.current
    if (!image?.complete || image.naturalWidth > 0) return
    image.decode().catch(() => {
      setBroken(address)
    })
  }, [address])
  if (!source) return null

  const { srcSet, also } = furtherFiles(source)
  const sizes = srcSet && shownWidth
  const image = (
    <img
      {...rest}
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
