import './video.css'
import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { Pause, Play } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { safeMediaAddress } from '../../addresses/parse-address.ts'
import { type ContentText, langOf, unwrapText } from '../../i18n/content-text.ts'
import { Icon } from '../icon.tsx'
import { usePageAddress } from '../links/use-page-address.ts'
import { useNearViewport } from '../use-near-viewport.ts'
import { useReducedMotion } from '../use-reduced-motion.ts'
import { posterOf } from './media-attributes.ts'
import { prefersReducedData } from './prefers-reduced-data.ts'

interface VideoProps {
  file: string | undefined
  /** The name for screen readers. */
  name: ContentText | undefined
  className: string
}

declare module 'react' {
  interface VideoHTMLAttributes<T> {
    /** Missing in React's types. Browsers that know it load the poster, too, only near the screen. */
    loading?: 'lazy'
  }
}

/**
 * A video that is fetched near the screen. It starts by itself, unless less motion is wanted.
 * With Save-Data it is fetched only when the visitor plays it. It has one button, because a browser's
 * bar would cover its lower edge. Until the scripts run, it has the bar. A broken one is not shown.
 */
export function Video({ file, name, className }: VideoProps) {
  const { t } = useLingui()
  const page = usePageAddress()
  const address = safeMediaAddress(file, page)
  const element = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const [broken, setBroken] = useState(false)
  const hydrated = useHydrated()
  const reducedMotion = useReducedMotion()
  const wanted = useNearViewport(element, '300px') && !prefersReducedData()
  useEffect(() => {
    const video = element.current
    if (!video) return
    // The visitor may have started it before the scripts ran, and loading it would stop it.
    if (!video.paused) setPlaying(true)
    // Not every browser starts to fetch when `preload` changes.
    else if (wanted && video.networkState !== video.NETWORK_LOADING) video.load()
  }, [wanted])
  const toggle = () => {
    if (playing) element.current?.pause()
    // `onError` hears of a broken file.
    else element.current?.play().catch(() => undefined)
  }
  if (!address || broken) return null
  return (
    <div className={`video ${className}`}>
      <video
        ref={element}
        src={address}
        poster={posterOf(address, page)}
        loading="lazy"
        aria-label={unwrapText(name)}
        lang={langOf(name)}
        autoPlay={wanted && !reducedMotion}
        controls={!hydrated}
        loop
        muted
        playsInline
        preload={wanted ? 'metadata' : 'none'}
        onError={() => {
          setBroken(true)
        }}
        onPlay={() => {
          setPlaying(true)
        }}
        onPause={() => {
          setPlaying(false)
        }}
      />
      {hydrated && (
        <button
          type="button"
          aria-label={
            playing
              ? t({ message: 'Pause the video', comment: 'Heard, not seen: the button on a video' })
              : t({ message: 'Play the video', comment: 'Heard, not seen: the button on a video' })
          }
          onClick={toggle}
        >
          <Icon of={playing ? Pause : Play} />
        </button>
      )}
    </div>
  )
}
