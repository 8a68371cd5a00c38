import './course-status-tag.css'
import { useLingui } from '@lingui/react'
import type { CourseStatus } from '../content/courses.ts'
import { COURSE_STATUS_WORDS } from './course-status.ts'

/** Whether a course can be joined, as a tag. */
export function CourseStatusTag({ status }: { status: CourseStatus }) {
  const { i18n } = useLingui()
  return (
    <p className="course-status" data-status={status}>
      {i18n._(COURSE_STATUS_WORDS[status])}
    </p>
  )
}
