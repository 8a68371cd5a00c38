import './backdrop.css'
import { Picture } from './picture.tsx'

interface BackdropProps {
  file: string | undefined
  /** The proportions of the picture, in CSS pixels; it is cropped to what it stands behind. */
  width: number
  height: number
  loading?: 'lazy' | 'eager'
}

/**
 * A picture behind what its parent shows (the parent is a `backdrop-parent`), under a veil that
 * keeps text readable over any picture: `--veil`, a colour or a gradient.
 */
export function Backdrop(props: BackdropProps) {
  return (
    <div className="backdrop">
      <Picture key={props.file} {...props} />
    </div>
  )
}
