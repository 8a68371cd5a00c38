import './course-status-tag.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { CourseStatus } from '../content/courses.ts'

/** What a course's status is called, as a filter and on the course's card. */
export const COURSE_STATUS_WORDS: Record<CourseStatus, MessageDescriptor> = {
  open: msg`Open for registration`,
  soon: msg`Starts soon`,
  full: msg`Fully booked`,
}

/** Whether a course can be joined, as a tag. */
export function CourseStatusTag({ status }: { status: CourseStatus }) {
  const { i18n } = useLingui()
  return (
    <p className="course-status" data-status={status}>
      {i18n._(COURSE_STATUS_WORDS[status])}
    </p>
  )
}
