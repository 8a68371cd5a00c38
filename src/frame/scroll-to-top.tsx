import { Trans } from '@lingui/react/macro'
import { ArrowUp } from 'lucide'
import { focusHeading } from '../ui/focus-heading.ts'
import { Icon } from '../ui/icon.tsx'
import { scrollBehavior } from '../ui/use-reduced-motion.ts'
import { useScrolledPast } from '../ui/use-scrolled-past.ts'

/** Requirements, section 4. */
const VISIBLE_ABOVE_PX = 200

export function ScrollToTop() {
  const visible = useScrolledPast(VISIBLE_ABOVE_PX)
  if (!visible) return null
  return (
    <button
      type="button"
      className="scroll-to-top"
      onClick={() => {
        window.scrollTo({ top: 0, behavior: scrollBehavior() })
        // The button goes. Without this, the focus would stay at the end of the page.
        focusHeading()
      }}
    >
      <Icon of={ArrowUp} size="1.25rem" />
      <span className="sr-only">
        <Trans comment="Heard, not seen: button with an arrow">Scroll to top</Trans>
      </span>
    </button>
  )
}
