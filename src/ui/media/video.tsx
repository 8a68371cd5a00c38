import { type ComponentProps, useEffect, useRef } from 'react'
import { type ContentText, langOf, toPlainString } from '../../i18n/content-text.ts'
import { useNearViewport } from '../hooks/use-near-viewport.ts'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { prefersReducedData } from './prefers-reduced-data.ts'
import { sourceVariants } from './source-variants.ts'

interface VideoProps extends ComponentProps<'video'> {
  address: string
  /** The name for screen readers. */
  name: ContentText | undefined
}

declare module 'react' {
  interface VideoHTMLAttributes<T> {
    /** Missing in React's types. Browsers that know it load the poster, too, only near the screen. */
    loading?: 'lazy'
  }
}

/**
 * A video that is fetched near the screen. It starts by itself, unless less motion is wanted.
 * With Save-Data it is fetched only when the visitor plays it.
 */
export function Video({ address, name, ...rest }: VideoProps) {
  const element = useRef<HTMLVideoElement>(null)
  const reducedMotion = useReducedMotion()
  const wanted = useNearViewport(element, '300px') && !prefersReducedData()
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
      poster={sourceVariants(address).poster}
      loading="lazy"
      aria-label={toPlainString(name)}
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
