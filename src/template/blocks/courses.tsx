import './courses.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CarouselSection } from '../../blocks/carousel-section.tsx'
import { ContentLink } from '../../ui/links/content-link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { type Course, COURSES, type CourseStatus } from '../content/courses.ts'
import { placeholder } from '../placeholder.ts'
import { COURSE_PATH } from '../template-links.ts'
import { FilteredGrid } from './filtered-grid.tsx'

/** The names of the statuses, for filters and cards. */
const COURSE_STATUS_WORDS: Record<CourseStatus, MessageDescriptor> = {
  open: msg({ message: 'Open for registration', comment: 'On the picture of a course' }),
  soon: msg({ message: 'Starts soon', comment: 'On the picture of a course' }),
  full: msg({ message: 'Fully booked', comment: 'On the picture of a course: no seat is left' }),
}

const STATUSES = Object.keys(COURSE_STATUS_WORDS) as CourseStatus[]

/**
 * Requirements, section 9. Its range for three courses ends at 3000 px, and it does not mention
 * wider screens, so these show three too.
 */
const ITEMS_PER_WIDTH = {
  normal: { 767: 2, 992: 3 },
  wide: { 767: 2, 992: 3, 1200: 4 },
}

interface CourseCarouselProps {
  title: string
  courses: Course[]
  /** `wide` shows four courses side by side on a wide screen. */
  size?: 'normal' | 'wide'
}

export function CourseCarousel({ title, courses, size = 'normal' }: CourseCarouselProps) {
  return (
    <CarouselSection
      title={placeholder(title)}
      itemsPerWidth={ITEMS_PER_WIDTH[size]}
      slides={courses.map((course) => (
        <CourseCard key={course.title} course={course} />
      ))}
    />
  )
}

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

function CourseCard({ course }: { course: Course }) {
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

/** The course of a page. */
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

function CourseStatusTag({ status }: { status: CourseStatus }) {
  const { i18n } = useLingui()
  return (
    <p className="course-status" data-status={status}>
      {i18n._(COURSE_STATUS_WORDS[status])}
    </p>
  )
}

function CourseFacts({ course }: { course: Course }) {
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
