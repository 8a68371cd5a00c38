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
 * The top of a page: words on a dark panel, and a picture from there to the right edge of the window.
 * On narrow screens the picture is above the words.
 */
export function Hero({ file, loading = 'eager', className, children }: HeroProps) {
  return (
    <div className={`hero ${className}`}>
      <div className="hero-picture">
        <Picture
          key={file}
          file={file}
          // On phones less than the window, so that the densest of them take no file for larger screens.
          shownWidth="(width >= 48rem) 60vw, 74vw"
          loading={loading}
        />
      </div>
      <div className="hero-words">{children}</div>
    </div>
  )
}
