import { GoalCounters } from '../../../blocks/goal-counters.tsx'
import { InformativeBlock } from '../../../blocks/informative-block.tsx'
import { ReasonsCarousel } from '../../../blocks/reasons-carousel.tsx'
import { Testimonials } from '../../../template/blocks/testimonials.tsx'
import { GOALS } from '../../../template/content/goals.ts'
import { REASONS } from '../../../template/content/reasons.ts'
import backdrop from '../../../template/pictures/call-to-action.svg'
import campus from '../../../template/pictures/campus.svg'
import day from '../../../template/pictures/campus-day.webm'
import { placeholder, placeholderHtml } from '../../../template/placeholder.ts'
import { COURSE_PATH } from '../../../template/template-links.ts'

export function AboutPage() {
  return (
    <>
      <InformativeBlock
        title={placeholder('A place to learn a trade')}
        description={placeholderHtml(
          '<p>Between the halls stands a house with open doors: a reading room, a workshop with slower machines, and a seminar room that smells of coffee.</p>',
        )}
        file={campus}
        readMoreLink={COURSE_PATH}
      />
      <InformativeBlock
        title={placeholder('A day in five seconds')}
        description={placeholderHtml(
          '<p>The first lorry comes at six, the last lamp goes out at ten. In between there is time for a course.</p>',
        )}
        file={day}
        side="right"
        readMoreLink={COURSE_PATH}
        readMoreLabel={placeholder('See the courses')}
      />
      <GoalCounters goals={GOALS} banner={backdrop} />
      <ReasonsCarousel reasons={REASONS.slice(0, 3)} />
      <Testimonials />
    </>
  )
}
