import './course-facts.css'
import { Trans } from '@lingui/react/macro'
import type { Course } from '../content/courses.ts'

type CourseFactsProps = Pick<Course, 'teacher' | 'price' | 'seats' | 'hours'>

/** What there is to know of a course before it is joined. */
export function CourseFacts({ teacher, price, seats, hours }: CourseFactsProps) {
  return (
    <dl className="course-facts">
      <div>
        <dt>
          <Trans>Teacher</Trans>
        </dt>
        <dd>{teacher}</dd>
      </div>
      <div>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd>{price}</dd>
      </div>
      <div>
        <dt>
          <Trans comment="Before their number">Seats</Trans>
        </dt>
        <dd>{seats}</dd>
      </div>
      <div>
        <dt>
          <Trans comment="Before their number">Hours</Trans>
        </dt>
        <dd>{hours}</dd>
      </div>
    </dl>
  )
}
