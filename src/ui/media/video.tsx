import { type ComponentProps, useEffect, useRef } from 'react'
import { type ContentText, langOf, plainWords } from '../../i18n/content-text.ts'
import { useNear } from '../hooks/use-near.ts'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { furtherFiles } from './further-files.ts'
import { savesData } from './saves-data.ts'

interface VideoProps extends ComponentProps<'video'> {
  address: string
  /** The name for screen readers. */
  name: ContentText | undefined
}

/**
 * A video that is fetched near the screen. It starts by itself, unless less motion is wanted.
 * With Save-Data it is fetched only when the visitor plays it.
 */
export function Video({ address, name, ...rest }: VideoProps) {
  const element = useRef<HTMLVideoElement>(null)
  const reducedMotion = useReducedMotion()
  const wanted = useNear(element, '300px') && !savesData()
  useEffect(() => {
    const video = element.current
    // Not every browser starts to fetch when `preload` changes.
    const fetching = video?.networkState === HTMLMediaElement.NETWORK_LOADING
    if (wanted && !fetching) video?.load()
  }, [wanted])
  return (
    <video
      {...rest}
      ref={element}
      src={address}
      poster={furtherFiles(address).poster}
      aria-label={plainWords(name)}
      lang={langOf(name)}
      autoPlay={wanted && !reducedMotion}
      controls
      loop
      muted
      playsInline
      preload={wanted ? 'metadata' : 'none'}
    />
  )
}
