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
 * A picture behind the content of its parent, which has the class `backdrop-parent`. `--veil` tints
 * all of it; the class `backdrop-words` darkens it around a few words. A parent with the class
 * `backdrop-apart` shows its content below the picture on narrow screens.
 */
export function Backdrop(props: BackdropProps) {
  return (
    <div className="backdrop">
      <Picture key={props.file} {...props} />
    </div>
  )
}
