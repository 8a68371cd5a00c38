import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../../../api/home-page.ts'
import { BannerSlider } from '../../../blocks/banner-slider.tsx'
import { GoalCounters } from '../../../blocks/goal-counters.tsx'
import { InformativeBlock } from '../../../blocks/informative-block.tsx'
import { RecordContent } from '../../../frame/page/record-content.tsx'
import { CallToAction } from '../../../template/blocks/call-to-action.tsx'
import { CourseCarousel } from '../../../template/blocks/course-carousel.tsx'
import { EventsList } from '../../../template/blocks/events-list.tsx'
import { InstructorList } from '../../../template/blocks/instructor-list.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { RegistrationForm } from '../../../template/blocks/registration-form.tsx'
import { Split } from '../../../template/blocks/split.tsx'
import { COURSES } from '../../../template/content/courses.ts'

export const Route = createFileRoute('/_demo/_homes/home-4')({
  staticData: { heading: null },
  component: Home4Page,
})

function Home4Page() {
  return (
    <RecordContent endpoint={homePage}>
      {(page) => (
        <>
          {page.slides && <BannerSlider slides={page.slides} />}
          <CourseCarousel title="What can be learned here" courses={COURSES.slice(0, 3)} />
          <InformativeBlock {...page.informative2} mediaSide="right" />
          <Split>
            <>
              <h2 lang="en">Coming up</h2>
              <EventsList />
            </>
            <RegistrationForm />
          </Split>
          {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
          <PageBody>
            <h2 lang="en">Who teaches here</h2>
            <InstructorList />
          </PageBody>
          <CallToAction
            title="One form, one answer"
            text="Tell us what you make and what you need. We answer with a name, a date and a plan."
          />
        </>
      )}
    </RecordContent>
  )
}
