import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LiveRegion } from '../ui/live-region.tsx'

interface FormProblemsProps {
  problemCount: number
  submitCount: number
}

/** Says after a submit how many fields have a problem. */
export function FormProblems({ problemCount: count, submitCount }: FormProblemsProps) {
  const { t } = useLingui()
  return (
    <LiveRegion className="sr-only">
      {/* The same number is said again after another submit. */}
      {count > 0 && (
        <span key={submitCount}>
          {t({
            message: plural(count, { one: '# field to correct', other: '# fields to correct' }),
            comment: 'Heard, not seen: said when a form with errors is to be sent',
          })}
        </span>
      )}
    </LiveRegion>
  )
}
