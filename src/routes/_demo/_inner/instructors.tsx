import { createFileRoute } from '@tanstack/react-router'
import { InstructorList } from '../../../template/blocks/instructor-list.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { Testimonials } from '../../../template/blocks/testimonials.tsx'

export const Route = createFileRoute('/_demo/_inner/instructors')({
  staticData: { heading: null },
  component: InstructorsPage,
})

function InstructorsPage() {
  return (
    <>
      <PageBody>
        <h2 lang="en">Who teaches here</h2>
        <InstructorList />
      </PageBody>
      <Testimonials />
    </>
  )
}
