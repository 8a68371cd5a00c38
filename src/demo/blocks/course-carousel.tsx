import { CarouselSection } from '../../blocks/carousel-section.tsx'
import type { Course } from '../content/courses.ts'
import { CourseCard } from './course-card.tsx'

/**
 * Courses side by side, by the least viewport width (specification, section 9). The range for three
 * ends at 3000 px there, and nothing is said of wider screens: they keep three.
 */
const ITEMS_PER_WIDTH = {
  normal: { 767: 2, 992: 3 },
  wide: { 767: 2, 992: 3, 1200: 4 },
}

interface CourseCarouselProps {
  title: string
  courses: Course[]
  /** `wide`: four side by side on a wide screen. */
  size?: 'normal' | 'wide'
}

export function CourseCarousel({ title, courses, size = 'normal' }: CourseCarouselProps) {
  return (
    <CarouselSection
      title={title}
      itemsPerWidth={ITEMS_PER_WIDTH[size]}
      slides={courses.map((course) => ({
        id: course.title,
        content: <CourseCard course={course} />,
      }))}
    />
  )
}
