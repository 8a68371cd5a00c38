import './course-card.css'
import { useLingui } from '@lingui/react'
import { ContentLink } from '../../ui/content-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Course } from '../content/courses.ts'
import { COURSE } from '../template-links.ts'
import { CourseFacts } from './course-facts.tsx'
import { COURSE_STATUS_WORDS } from './course-status.ts'

/** A course with what decides whether one takes it. */
export function CourseCard({ course }: { course: Course }) {
  const { i18n } = useLingui()
  return (
    <article className="course-card">
      <Picture file={course.image} width={960} height={640} />
      <p className="course-status" data-status={course.status}>
        {i18n._(COURSE_STATUS_WORDS[course.status])}
      </p>
      <h3>
        <ContentLink href={COURSE}>{course.title}</ContentLink>
      </h3>
      <p>{course.details}</p>
      <CourseFacts {...course} />
    </article>
  )
}
