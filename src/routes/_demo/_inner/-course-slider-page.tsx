import { CourseCarousel } from '../../../template/blocks/course-carousel.tsx'
import { COURSES } from '../../../template/content/courses.ts'

export function CourseSliderPage() {
  return (
    <>
      <CourseCarousel title="Courses of this season" courses={COURSES} />
      <CourseCarousel title="All courses, four by four" courses={COURSES} size="wide" />
    </>
  )
}
