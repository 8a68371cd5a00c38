import './backdrop.css'
import { Picture } from './picture.tsx'

/**
 * A picture as the ground of its parent's content. The parent has the class `backdrop-parent`, and
 * `--tint` lies on all of the picture.
 */
export function Backdrop({ file }: { file: string | undefined }) {
  return (
    <div className="backdrop">
      <Picture key={file} file={file} width={1920} height={720} />
    </div>
  )
}
