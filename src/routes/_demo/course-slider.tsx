import { createFileRoute } from '@tanstack/react-router'
import { CourseCarousel } from '../../demo/blocks/course-carousel.tsx'
import { COURSES } from '../../demo/content/courses.ts'
import banner from '../../demo/pictures/banner.svg'
import { InnerPage } from '../../frame/page/inner-page.tsx'

export const Route = createFileRoute('/_demo/course-slider')({
  staticData: { heading: null },
  component: CourseSliderPage,
})

function CourseSliderPage() {
  return (
    <InnerPage banner={banner}>
      <CourseCarousel title="Courses of this season" courses={COURSES} />
      <CourseCarousel title="All courses, four by four" courses={COURSES} size="wide" />
    </InnerPage>
  )
}
