import { createFileRoute } from '@tanstack/react-router'
import { useHomePage } from '../../../api/home-page.ts'
import { AboutBlock } from '../../../blocks/about-block.tsx'
import { GoalCounters } from '../../../blocks/goal-counters.tsx'
import { CallToAction } from '../../../demo/blocks/call-to-action.tsx'
import { CourseCarousel } from '../../../demo/blocks/course-carousel.tsx'
import { Front } from '../../../demo/blocks/front.tsx'
import { RegistrationForm } from '../../../demo/blocks/registration-form.tsx'
import { Testimonials } from '../../../demo/blocks/testimonials.tsx'
import { COURSES } from '../../../demo/content/courses.ts'
import { RecordContent } from '../../../frame/page/record-content.tsx'

export const Route = createFileRoute('/_demo/_homes/home-2')({
  staticData: { heading: null },
  component: Home2Page,
})

function Home2Page() {
  return (
    <RecordContent of={useHomePage()}>
      {(page) => (
        <>
          <Front slide={page.slides?.[0]}>
            <RegistrationForm />
          </Front>
          {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
          <AboutBlock {...page.informative2} />
          <CourseCarousel title="Courses of this season" courses={COURSES.slice(0, 3)} />
          <Testimonials />
          <CallToAction
            title="One form, one answer"
            text="Tell us what you make and what you need. We answer with a name, a date and a plan."
          />
        </>
      )}
    </RecordContent>
  )
}
