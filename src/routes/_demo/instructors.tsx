import { createFileRoute } from '@tanstack/react-router'
import { InstructorList } from '../../demo/blocks/instructor-list.tsx'
import { PageBody } from '../../demo/blocks/page-body.tsx'
import { Testimonials } from '../../demo/blocks/testimonials.tsx'
import { INSTRUCTORS } from '../../demo/content/instructors.ts'
import { TESTIMONIALS } from '../../demo/content/testimonials.ts'
import banner from '../../demo/pictures/banner.svg'
import { InnerPage } from '../../frame/page/inner-page.tsx'

export const Route = createFileRoute('/_demo/instructors')({
  staticData: { heading: null },
  component: InstructorsPage,
})

function InstructorsPage() {
  return (
    <InnerPage banner={banner}>
      <PageBody>
        <h2>Who teaches here</h2>
        <InstructorList instructors={INSTRUCTORS} />
      </PageBody>
      <Testimonials testimonials={TESTIMONIALS} />
    </InnerPage>
  )
}
