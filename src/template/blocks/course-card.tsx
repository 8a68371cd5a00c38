import './course-card.css'
import { ContentLink } from '../../ui/links/content-link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { Course } from '../content/courses.ts'
import { COURSE_PATH } from '../template-links.ts'
import { CourseFacts } from './course-facts.tsx'
import { CourseStatusTag } from './course-status-tag.tsx'

export function CourseCard({ course }: { course: Course }) {
  return (
    <article className="course-card">
      <Picture file={course.image} width={960} height={640} />
      <CourseStatusTag status={course.status} />
      <h3 lang="en">
        <ContentLink href={COURSE_PATH}>{course.title}</ContentLink>
      </h3>
      <p lang="en">{course.details}</p>
      <CourseFacts course={course} />
    </article>
  )
}
