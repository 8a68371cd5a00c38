import { useState } from 'react'
import { readMediaAddress } from './address.ts'

interface PictureProps {
  file: string | undefined
  /** Shown where there is no file, or where it cannot be had. */
  fallback?: string
  alt?: string
  /** The proportions of its frame in CSS pixels; a file of others is cropped to them. */
  width: number
  height: number
  className?: string | undefined
  /** `eager` for what the first screen shows. */
  loading?: 'lazy' | 'eager'
}

/** An image from content. One that is missing or broken is left out, or replaced by `fallback`. */
export function Picture({ file, fallback, alt = '', loading = 'lazy', ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const address = readMediaAddress(file)
  const source = address && address !== broken ? address : fallback
  if (!source) return null
  return (
    <img
      {...rest}
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
}
