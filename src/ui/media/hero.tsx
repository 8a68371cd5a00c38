import './hero.css'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

interface HeroProps {
  file: string | undefined
  loading?: 'lazy' | 'eager'
  className: string
  children: ReactNode
}

/**
 * The top of a page: a picture as wide as the window, and its words on a card (requirements,
 * section 2). Without a picture it shows a carved rosette.
 */
export function Hero({ file, loading = 'eager', className, children }: HeroProps) {
  return (
    <div className={`hero ${className}`}>
      <div className="hero-picture">
        <Picture
          file={file}
          // On phones this is less than the window, so that the densest take no file for larger screens.
          shownWidth="(min-width: 48rem) 100vw, 74vw"
          loading={loading}
        />
      </div>
      <div className="hero-words">{children}</div>
    </div>
  )
}
