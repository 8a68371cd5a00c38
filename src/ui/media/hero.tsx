import './hero.css'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

interface HeroProps {
  file: string | undefined
  /** The picture's proportions, in CSS pixels; its edges are cut off if it has less room. */
  width: number
  height: number
  loading: 'lazy' | 'eager'
  className: string
  children: ReactNode
}

/**
 * The top of a page: words on a dark panel, and a picture from there to the right edge of the window.
 * On narrow screens the picture is above the words.
 */
export function Hero({ className, children, ...picture }: HeroProps) {
  return (
    <div className={`hero ${className}`}>
      <div className="hero-picture">
        <Picture key={picture.file} {...picture} shownWidth="(width >= 48rem) 60vw, 100vw" />
      </div>
      <div className="hero-words">{children}</div>
    </div>
  )
}
