import { createFileRoute } from '@tanstack/react-router'
import { AboutBlock } from '../../../blocks/about-block.tsx'
import { GoalCounters } from '../../../blocks/goal-counters.tsx'
import { ReasonsCarousel } from '../../../blocks/reasons-carousel.tsx'
import { Testimonials } from '../../../demo/blocks/testimonials.tsx'
import { GOALS } from '../../../demo/content/goals.ts'
import { REASONS } from '../../../demo/content/reasons.ts'
import backdrop from '../../../demo/pictures/call-to-action.svg'
import campus from '../../../demo/pictures/campus.svg'
import day from '../../../demo/pictures/campus-day.webm'
import { COURSE } from '../../../demo/template-links.ts'

export const Route = createFileRoute('/_demo/_inner/about')({
  staticData: { heading: null },
  component: AboutPage,
})

function AboutPage() {
  return (
    <>
      <AboutBlock
        title="A place to learn a trade"
        description="<p>Between the halls stands a house with open doors: a reading room, a workshop with slower machines, and a seminar room that smells of coffee.</p>"
        file={campus}
        readMoreLink={COURSE}
      />
      <AboutBlock
        title="A day in five seconds"
        description="<p>The first lorry comes at six, the last lamp goes out at ten. In between there is time for a course.</p>"
        file={day}
        mediaSide="right"
        readMoreLink={COURSE}
        readMoreLabel="See the courses"
      />
      <GoalCounters goals={GOALS} banner={backdrop} />
      <ReasonsCarousel reasons={REASONS.slice(0, 3)} />
      <Testimonials />
    </>
  )
}
