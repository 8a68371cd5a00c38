import { useLingui } from '@lingui/react/macro'
import { COURSES, type CourseStatus } from '../content/courses.ts'
import { CourseCard } from './course-card.tsx'
import { COURSE_STATUS_WORDS } from './course-status-tag.tsx'
import { FilteredGrid } from './filtered-grid.tsx'

const STATUSES = Object.keys(COURSE_STATUS_WORDS) as CourseStatus[]

export function FilteredCourses() {
  const { t, i18n } = useLingui()
  return (
    <FilteredGrid
      label={t({ message: 'Courses', comment: 'Heard, not seen: a list of courses' })}
      filters={STATUSES.map((status) => ({
        category: status,
        label: i18n._(COURSE_STATUS_WORDS[status]),
      }))}
      items={COURSES.map((course) => ({
        id: course.title,
        category: course.status,
        content: <CourseCard course={course} />,
      }))}
    />
  )
}
