import './rating.css'
import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide'
import { Icon } from '../../ui/icon.tsx'

export const RATINGS = [1, 2, 3, 4, 5]

/** The stars that something was given, out of five. */
export function Rating({ given }: { given: number }) {
  const { t } = useLingui()
  const best = RATINGS.length
  return (
    <span
      role="img"
      className="rating"
      aria-label={t({
        message: `${given} of ${best}`,
        comment: 'Heard, not seen: stars, such as 4 of 5',
      })}
    >
      {RATINGS.map((step) => (
        <Icon of={Star} key={step} data-given={step <= given} />
      ))}
    </span>
  )
}
