import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CourseStatus } from '../content/courses.ts'

/** What a course's status is called, as a filter and on the course's card. */
export const COURSE_STATUS_WORDS: Record<CourseStatus, MessageDescriptor> = {
  open: msg`Open for registration`,
  soon: msg`Starts soon`,
  full: msg`Fully booked`,
}
