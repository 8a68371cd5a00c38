import { Trans } from '@lingui/react/macro'
import { ArrowUp } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { prefersReducedMotion } from '../../ui/use-reduced-motion.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** In CSS pixels (specification, section 4). */
const VISIBLE_ABOVE = 200

export function ScrollToTop() {
  const visible = useScrolledPast(VISIBLE_ABOVE)
  if (!visible) return null
  return (
    <button
      type="button"
      className="scroll-to-top"
      onClick={() => {
        window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
      }}
    >
      <Icon of={ArrowUp} />
      <span className="sr-only">
        <Trans comment="Heard, not seen: button with an arrow">Scroll to top</Trans>
      </span>
    </button>
  )
}
