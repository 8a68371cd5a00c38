import { useLingui } from '@lingui/react/macro'
import type { Course, CourseStatus } from '../content/courses.ts'
import { CourseCard } from './course-card.tsx'
import { COURSE_STATUS_WORDS } from './course-status.ts'
import { FilteredGrid } from './filtered-grid.tsx'

const STATUSES = Object.keys(COURSE_STATUS_WORDS) as CourseStatus[]

/** Courses to filter by whether they can be joined. */
export function FilteredCourses({ courses }: { courses: Course[] }) {
  const { t, i18n } = useLingui()
  return (
    <FilteredGrid
      label={t`Courses`}
      columns={3}
      filters={STATUSES.map((status) => ({
        category: status,
        label: i18n._(COURSE_STATUS_WORDS[status]),
      }))}
      items={courses.map((course) => ({
        id: course.title,
        category: course.status,
        content: <CourseCard course={course} />,
      }))}
    />
  )
}
