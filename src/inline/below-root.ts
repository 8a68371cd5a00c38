import './load-scripts.ts'
import './draw-with-fonts.ts'
import './repeat-last-press.ts'
import './let-keys-scroll.ts'
