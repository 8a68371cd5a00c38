import './course-summary.css'
import { Picture } from '../../ui/media/picture.tsx'
import type { Course } from '../content/courses.ts'
import { CourseFacts } from './course-facts.tsx'
import { CourseStatusTag } from './course-status-tag.tsx'

/** The most important facts about the course of a page. */
export function CourseSummary({ course }: { course: Course }) {
  return (
    <div className="course-summary">
      <Picture file={course.image} width={960} height={640} />
      <div>
        <CourseStatusTag status={course.status} />
        <h2 lang="en">{course.title}</h2>
        <p lang="en">{course.details}</p>
        <CourseFacts course={course} />
      </div>
    </div>
  )
}
