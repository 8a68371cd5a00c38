import { useEffect, useRef } from 'react'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { furtherFiles } from './further-files.ts'
import { savesData } from './saves-data.ts'
import { useNear } from './use-near.ts'

interface VideoProps {
  address: string
  label: string
  /** Of the label, where it is not the page's. */
  lang: string | undefined
  className: string | undefined
  onError: () => void
}

/** Fetched near the screen, and plays unless less motion is wanted; with Save-Data on play only. */
export function Video({ address, label, lang, className, onError }: VideoProps) {
  const element = useRef<HTMLVideoElement>(null)
  const reducedMotion = useReducedMotion()
  const wanted = useNear(element) && !savesData()
  useEffect(() => {
    const video = element.current
    // Not every browser starts to fetch when `preload` changes.
    const fetching = video?.networkState === HTMLMediaElement.NETWORK_LOADING
    if (wanted && !fetching) video?.load()
  }, [wanted])
  return (
    <video
      ref={element}
      src={address}
      poster={furtherFiles(address).poster}
      width={1200}
      height={900}
      className={className}
      aria-label={label || undefined}
      lang={lang}
      autoPlay={wanted && !reducedMotion}
      controls
      loop
      muted
      playsInline
      preload={wanted ? 'metadata' : 'none'}
      onError={onError}
    />
  )
}
