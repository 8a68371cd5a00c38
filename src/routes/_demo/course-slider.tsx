import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'
import { CourseCarousel } from '../../demo/blocks/course-carousel.tsx'
import { COURSES } from '../../demo/content/courses.ts'
import banner from '../../demo/pictures/banner.svg'

export const Route = createFileRoute('/_demo/course-slider')({ component: CourseSliderPage })

function CourseSliderPage() {
  return (
    <InnerPage banner={banner}>
      <CourseCarousel title="Courses of this season" courses={COURSES} />
      <CourseCarousel title="All courses, four by four" courses={COURSES} size="wide" />
    </InnerPage>
  )
}
