import { createFileRoute } from '@tanstack/react-router'
import { CourseCarousel } from '../../../template/blocks/course-carousel.tsx'
import { COURSES } from '../../../template/content/courses.ts'

export const Route = createFileRoute('/_demo/_inner/course-slider')({
  staticData: { heading: null },
  component: CourseSliderPage,
})

function CourseSliderPage() {
  return (
    <>
      <CourseCarousel title="Courses of this season" courses={COURSES} />
      <CourseCarousel title="All courses, four by four" courses={COURSES} size="wide" />
    </>
  )
}
