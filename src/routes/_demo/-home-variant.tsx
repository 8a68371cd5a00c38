import type { ReactNode } from 'react'
import { homePage } from '../../api/home-page.ts'
import type { RecordOf } from '../../api/wire/fields.ts'
import { BannerSlide } from '../../blocks/banner-slide.tsx'
import { BannerSlider } from '../../blocks/banner-slider.tsx'
import { ClosingBlock } from '../../blocks/closing-block.tsx'
import { GoalCounters } from '../../blocks/goal-counters.tsx'
import { InformativeBlock } from '../../blocks/informative-block.tsx'
import { ReasonsCarousel } from '../../blocks/reasons-carousel.tsx'
import { ServicesBlock } from '../../blocks/services-block.tsx'
import { TextItems } from '../../blocks/text-items.tsx'
import { RecordContent } from '../../frame/page/record-content.tsx'
import type { InOneLanguage } from '../../i18n/localized.ts'
import { CallToAction } from '../../template/blocks/call-to-action.tsx'
import { CourseCarousel } from '../../template/blocks/courses.tsx'
import { EventsList } from '../../template/blocks/events-list.tsx'
import { FaqAccordion } from '../../template/blocks/faq-accordion.tsx'
import { Gallery } from '../../template/blocks/gallery.tsx'
import { InstructorList } from '../../template/blocks/instructor-list.tsx'
import { LatestPosts } from '../../template/blocks/latest-posts.tsx'
import { PageBody } from '../../template/blocks/page-body.tsx'
import { RegistrationForm } from '../../template/blocks/template-forms.tsx'
import { Testimonials } from '../../template/blocks/testimonials.tsx'
import { COURSES } from '../../template/content/courses.ts'
import { POSTS } from '../../template/content/posts.ts'
import { QUESTIONS } from '../../template/content/questions.ts'

type HomeRecord = InOneLanguage<RecordOf<typeof homePage.shape>>

const ENQUIRY = (
  <CallToAction
    title="One form, one answer"
    text="Tell us what you make and what you need. We answer with a name, a date and a plan."
  />
)

/** The blocks of each home variant, from top to bottom. */
const VARIANTS = {
  '/home-2': (page) => (
    <>
      {page.slides?.[0] && <BannerSlide slide={page.slides[0]} />}
      <PageBody>
        <RegistrationForm />
      </PageBody>
      {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
      <InformativeBlock {...page.informative2} />
      <CourseCarousel title="Courses of this season" courses={COURSES.slice(0, 3)} />
      <Testimonials />
      {ENQUIRY}
    </>
  ),
  '/home-3': (page) => (
    <>
      <InformativeBlock {...page.informative1} side="right" />
      <LatestPosts posts={POSTS.slice(0, 6)} />
      {page.texts && <TextItems texts={page.texts} banner={page.textsBanner} />}
      {page.reasons && <ReasonsCarousel reasons={page.reasons.slice(0, 3)} />}
      <PageBody
        beside={
          <>
            <h2 lang="en">Asked before</h2>
            <FaqAccordion questions={QUESTIONS.slice(0, 4)} />
          </>
        }
      >
        <EventsList />
      </PageBody>
      <ClosingBlock {...page.informative3} />
    </>
  ),
  '/home-4': (page) => (
    <>
      {page.slides && <BannerSlider slides={page.slides} />}
      <CourseCarousel title="What can be learned here" courses={COURSES.slice(0, 3)} />
      <InformativeBlock {...page.informative2} side="right" />
      <PageBody beside={<RegistrationForm />}>
        <EventsList />
      </PageBody>
      {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
      <PageBody>
        <h2 lang="en">Who teaches here</h2>
        <InstructorList />
      </PageBody>
      {ENQUIRY}
    </>
  ),
  '/home-5': (page) => (
    <>
      {page.slides?.[1] && <BannerSlide slide={page.slides[1]} />}
      <InformativeBlock {...page.informative1} />
      <Testimonials />
      <InformativeBlock {...page.informative2} side="right" />
      {page.texts && <TextItems texts={page.texts} banner={page.textsBanner} />}
      <Gallery />
      <ClosingBlock {...page.informative3} />
    </>
  ),
  '/home-6': (page) => (
    <>
      <InformativeBlock {...page.informative1} file={page.slides?.[2]?.image} />
      {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
      <ServicesBlock {...page.services} />
      {page.reasons && <ReasonsCarousel reasons={page.reasons.slice(0, 3)} />}
      <PageBody beside={<RegistrationForm />}>
        <h2 lang="en">Asked before</h2>
        <FaqAccordion questions={QUESTIONS} />
      </PageBody>
      <LatestPosts posts={POSTS} />
    </>
  ),
} satisfies Record<string, (page: HomeRecord) => ReactNode>

/** A home page of the template. It shows the record of the home page, as the product's does. */
export function HomeVariant({ path }: { path: keyof typeof VARIANTS }) {
  return <RecordContent endpoint={homePage}>{VARIANTS[path]}</RecordContent>
}
