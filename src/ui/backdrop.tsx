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
 * A picture behind what its parent shows (the parent is a `backdrop-parent`). What keeps text
 * readable over any picture: `--veil`, a colour over the whole of it; or `backdrop-words` around the
 * words, whose veil is as wide as they are. In a `backdrop-apart` a narrow screen has them beneath it.
 */
export function Backdrop(props: BackdropProps) {
  return (
    <div className="backdrop">
      <Picture key={props.file} {...props} />
    </div>
  )
}
