import './course-status-tag.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CourseStatus } from '../content/courses.ts'

/** The names of the statuses, for filters and cards. */
export const COURSE_STATUS_WORDS: Record<CourseStatus, MessageDescriptor> = {
  open: msg({ message: 'Open for registration', comment: 'On the picture of a course' }),
  soon: msg({ message: 'Starts soon', comment: 'On the picture of a course' }),
  full: msg({ message: 'Fully booked', comment: 'On the picture of a course: no seat is left' }),
}

export function CourseStatusTag({ status }: { status: CourseStatus }) {
  const { i18n } = useLingui()
  return (
    <p className="course-status" data-status={status}>
      {i18n._(COURSE_STATUS_WORDS[status])}
    </p>
  )
}
