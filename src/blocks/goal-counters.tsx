import './goal-counters.css'
import { Trans } from '@lingui/react/macro'
import type { ContentText } from '../i18n/content-text.ts'
import { Counter } from '../ui/counter.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { TextWithLang } from '../ui/text-with-lang.tsx'

/** How much later each counter starts than the one before it. */
const STAGGER_MS = 200

interface GoalCountersProps {
  goals: {
    id: string
    image: string | undefined
    /** The end value as its author wrote it. */
    count: string | undefined
    title: ContentText | undefined
  }[]
  /** The picture behind the strip. */
  banner: string | undefined
}

/** A strip of numbers that count up when they are first seen. */
export function GoalCounters({ goals, banner }: GoalCountersProps) {
  return (
    <section className="goal-counters backdrop-parent">
      <Picture className="backdrop" file={banner} />
      <h2 className="sr-only">
        <Trans comment="Heard, not seen: above the large numbers">The zone in numbers</Trans>
      </h2>
      <ul className="page-width">
        {goals.map((goal, index) => (
          <li key={goal.id}>
            <Picture file={goal.image} width={48} height={48} />
            {goal.count && (
              <strong>
                <Counter value={goal.count} delayMs={index * STAGGER_MS} />
              </strong>
            )}
            <TextWithLang as="span" of={goal.title} />
          </li>
        ))}
      </ul>
    </section>
  )
}
