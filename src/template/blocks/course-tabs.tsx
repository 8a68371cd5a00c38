import { useLingui } from '@lingui/react/macro'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { COURSE_PARTS } from '../content/courses.ts'
import { placeholderHtml } from '../placeholder.ts'
import { FaqAccordion } from './faq-accordion.tsx'
import { InstructorList } from './instructor-list.tsx'
import { Statements } from './statements.tsx'
import { Tabs } from './tabs.tsx'
import { ReviewForm } from './template-forms.tsx'

/** The five parts of a course (requirements, section 2). */
export function CourseTabs() {
  const { t } = useLingui()
  const { overview, curriculum, reviews } = COURSE_PARTS
  return (
    <Tabs
      label={t({ message: 'The course', comment: 'Heard, not seen: the row of tabs' })}
      tabs={[
        {
          id: 'overview',
          label: t({ message: 'Overview', comment: 'Tab on the page of a course' }),
          content: <RichText html={placeholderHtml(overview)} />,
        },
        {
          id: 'curriculum',
          label: t({
            message: 'Curriculum',
            comment: 'Tab on the page of a course: what is taught',
          }),
          content: <FaqAccordion questions={curriculum} />,
        },
        {
          id: 'instructor',
          label: t({ message: 'Instructor', comment: 'Tab on the page of a course: who teaches' }),
          content: <InstructorList most={1} />,
        },
        {
          id: 'course-review',
          label: t({
            message: 'Course review',
            comment: 'Tab on the page of a course: what others say',
          }),
          content: <Statements statements={reviews} />,
        },
        {
          id: 'write-review',
          label: t({
            message: 'Write review',
            comment: 'Tab on the page of a course, with a form',
          }),
          content: <ReviewForm />,
        },
      ]}
    />
  )
}
