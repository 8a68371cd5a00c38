import './backdrop.css'
import { Picture } from './picture.tsx'

interface BackdropProps {
  file: string | undefined
  /** The picture's proportions, in CSS pixels; it is cropped to its parent. */
  width: number
  height: number
  loading?: 'lazy' | 'eager'
}

/**
 * A picture behind its parent's content (the parent is a `backdrop-parent`), darkened by `--veil`,
 * or only around `backdrop-words`. A `backdrop-apart` has its text below on narrow screens.
 */
export function Backdrop(props: BackdropProps) {
  return (
    <div className="backdrop">
      <Picture key={props.file} {...props} />
    </div>
  )
}
