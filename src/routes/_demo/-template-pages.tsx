import { Outlet } from '@tanstack/react-router'
import { GoalCounters } from '../../blocks/goal-counters.tsx'
import { InformativeBlock } from '../../blocks/informative-block.tsx'
import { ReasonsCarousel } from '../../blocks/reasons-carousel.tsx'
import { config } from '../../config.ts'
import { HomeLayout } from '../../frame/page/home-layout.tsx'
import { InnerPage } from '../../frame/page/inner-page.tsx'
import { SanitizerBoundary } from '../../frame/page/sanitizer-boundary.tsx'
import { CallToAction } from '../../template/blocks/call-to-action.tsx'
import { CourseTabs } from '../../template/blocks/course-tabs.tsx'
import { CourseCarousel, CourseSummary, FilteredCourses } from '../../template/blocks/courses.tsx'
import { FaqAccordion } from '../../template/blocks/faq-accordion.tsx'
import { InstructorList } from '../../template/blocks/instructor-list.tsx'
import { LatestPosts } from '../../template/blocks/latest-posts.tsx'
import { PageBody } from '../../template/blocks/page-body.tsx'
import { PostBody } from '../../template/blocks/post-body.tsx'
import { CommentForm } from '../../template/blocks/template-forms.tsx'
import { Testimonials } from '../../template/blocks/testimonials.tsx'
import { COURSES } from '../../template/content/courses.ts'
import { GOALS } from '../../template/content/goals.ts'
import { POSTS } from '../../template/content/posts.ts'
import { QUESTIONS } from '../../template/content/questions.ts'
import { REASONS } from '../../template/content/reasons.ts'
import banner from '../../template/pictures/banner.svg'
import backdrop from '../../template/pictures/call-to-action.svg'
import campus from '../../template/pictures/campus.svg'
import day from '../../template/pictures/campus-day.webm'
import workshop from '../../template/pictures/workshop.svg'
import { placeholder, placeholderHtml } from '../../template/placeholder.ts'
import { CONTACT_PATH, COURSE_PATH } from '../../template/template-links.ts'

// `-template.ts` loads this file on demand, with all that the template's pages need.
export { addTemplateMessages } from '../../template/add-template-messages.ts'
export { Gallery } from '../../template/blocks/gallery.tsx'
export { PagedPosts } from '../../template/blocks/paged-posts.tsx'
export { TemplateFrame } from '../../template/template-frame.tsx'
export { HomeVariant } from './-home-variant.tsx'

/** Around each home variant. */
export function HomeVariantLayout() {
  return (
    <HomeLayout>
      <Outlet />
    </HomeLayout>
  )
}

/** Around each of the pages below. */
export function TemplateInnerPage() {
  return (
    <InnerPage banner={banner}>
      <SanitizerBoundary>
        <Outlet />
      </SanitizerBoundary>
    </InnerPage>
  )
}

export function AboutPage() {
  return (
    <>
      <InformativeBlock
        title={placeholder('A place to learn a trade')}
        description={placeholderHtml(
          '<p>Between the halls stands a house with open doors: a reading room, a workshop with slower machines, and a seminar room that smells of coffee.</p>',
        )}
        file={campus}
        link={COURSE_PATH}
      />
      <InformativeBlock
        title={placeholder('A day in five seconds')}
        description={placeholderHtml(
          '<p>The first lorry comes at six, the last lamp goes out at ten. In between there is time for a course.</p>',
        )}
        file={day}
        side="right"
        link={COURSE_PATH}
        label={placeholder('See the courses')}
      />
      <GoalCounters goals={GOALS} banner={backdrop} />
      <ReasonsCarousel reasons={REASONS.slice(0, 3)} />
      <Testimonials />
    </>
  )
}

export function InvestorsPage() {
  return (
    <>
      <InformativeBlock
        title={placeholder('Invest in what you can walk through')}
        description={placeholderHtml(
          '<p>Every hall can be seen, every meter read, and every neighbour asked. Bring good shoes and a list of questions.</p>',
        )}
        file={workshop}
        side="right"
        link={CONTACT_PATH}
      />
      <ReasonsCarousel reasons={REASONS.slice(0, 3)} />
      <CallToAction
        title="The whole country in figures"
        text="What to know before a first visit, kept up to date by the national agency."
        label="Open the investment site"
        href={config.investmentUrl}
      />
      <LatestPosts posts={POSTS.slice(0, 6)} />
    </>
  )
}

export function InstructorsPage() {
  return (
    <>
      <PageBody>
        <h2 lang="en">Who teaches here</h2>
        <InstructorList />
      </PageBody>
      <Testimonials />
    </>
  )
}

export function FaqPage() {
  return (
    <>
      <PageBody>
        <h2 className="sr-only" lang="en">
          Questions and answers
        </h2>
        <FaqAccordion questions={QUESTIONS} />
      </PageBody>
      <CallToAction
        title="Your question is not among them?"
        text="Ask it. The answer comes from the person who knows, usually the same day."
      />
    </>
  )
}

export function CourseDetailsPage() {
  return (
    <PageBody>
      <CourseSummary course={COURSES[0]} />
      <CourseTabs />
    </PageBody>
  )
}

export function CourseGridPage() {
  return (
    <PageBody>
      <h2 className="sr-only" lang="en">
        All courses
      </h2>
      <FilteredCourses />
    </PageBody>
  )
}

export function CourseSliderPage() {
  return (
    <>
      <CourseCarousel title="Courses of this season" courses={COURSES} />
      <CourseCarousel title="All courses, four by four" courses={COURSES} size="wide" />
    </>
  )
}

export function BlogDetailsPage() {
  return (
    <>
      <PageBody sidebar="right">
        <PostBody post={POSTS[0]} />
        <CommentForm />
      </PageBody>
      <LatestPosts posts={POSTS.slice(1)} />
    </>
  )
}
