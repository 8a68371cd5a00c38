import './course-facts.css'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Course } from '../content/courses.ts'

export function CourseFacts({ course }: { course: Course }) {
  return (
    <dl className="course-facts">
      <Fact name={<Trans comment="Before the name of a course’s teacher">Teacher</Trans>}>
        <span lang="en">{course.teacher}</span>
      </Fact>
      <Fact name={<Trans comment="Before the price of a course">Price</Trans>}>{course.price}</Fact>
      <Fact name={<Trans comment="Before their number">Seats</Trans>}>{course.seats}</Fact>
      <Fact name={<Trans comment="Before their number">Hours</Trans>}>{course.hours}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
