import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../../../api/home-page.ts'
import { BannerSlide } from '../../../blocks/banner-slide.tsx'
import { GoalCounters } from '../../../blocks/goal-counters.tsx'
import { InformativeBlock } from '../../../blocks/informative-block.tsx'
import { RecordContent } from '../../../frame/page/record-content.tsx'
import { CallToAction } from '../../../template/blocks/call-to-action.tsx'
import { CourseCarousel } from '../../../template/blocks/course-carousel.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { RegistrationForm } from '../../../template/blocks/registration-form.tsx'
import { Testimonials } from '../../../template/blocks/testimonials.tsx'
import { COURSES } from '../../../template/content/courses.ts'

export const Route = createFileRoute('/_demo/_homes/home-2')({
  staticData: { heading: null },
  component: Home2Page,
})

function Home2Page() {
  return (
    <RecordContent endpoint={homePage}>
      {(page) => (
        <>
          {page.slides?.[0] && <BannerSlide slide={page.slides[0]} />}
          <PageBody>
            <RegistrationForm />
          </PageBody>
          {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
          <InformativeBlock {...page.informative2} />
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
