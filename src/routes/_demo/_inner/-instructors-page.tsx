import { InstructorList } from '../../../template/blocks/instructor-list.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { Testimonials } from '../../../template/blocks/testimonials.tsx'

export function InstructorsPage() {
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
