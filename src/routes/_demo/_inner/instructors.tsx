import { createFileRoute } from '@tanstack/react-router'
import { InstructorList } from '../../../demo/blocks/instructor-list.tsx'
import { PageBody } from '../../../demo/blocks/page-body.tsx'
import { Testimonials } from '../../../demo/blocks/testimonials.tsx'

export const Route = createFileRoute('/_demo/_inner/instructors')({
  staticData: { heading: null },
  component: InstructorsPage,
})

function InstructorsPage() {
  return (
    <>
      <PageBody>
        <h2>Who teaches here</h2>
        <InstructorList />
      </PageBody>
      <Testimonials />
    </>
  )
}
