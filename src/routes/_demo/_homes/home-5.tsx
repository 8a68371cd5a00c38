import { createFileRoute } from '@tanstack/react-router'
import { useHomePage } from '../../../api/home-page.ts'
import { AboutBlock } from '../../../blocks/about-block.tsx'
import { ClosingBlock } from '../../../blocks/closing-block.tsx'
import { TextItems } from '../../../blocks/text-items.tsx'
import { Front } from '../../../demo/blocks/front.tsx'
import { Gallery } from '../../../demo/blocks/gallery.tsx'
import { Testimonials } from '../../../demo/blocks/testimonials.tsx'
import { RecordContent } from '../../../frame/page/record-content.tsx'

export const Route = createFileRoute('/_demo/_homes/home-5')({
  staticData: { heading: null },
  component: Home5Page,
})

function Home5Page() {
  return (
    <RecordContent of={useHomePage()}>
      {(page) => (
        <>
          <Front
            slide={page.slides?.[1]}
            link={page.informative3.readMoreLink}
            linkLabel={page.informative3.readMoreLabel}
          />
          <AboutBlock {...page.informative1} />
          <Testimonials />
          <AboutBlock {...page.informative2} mediaSide="right" />
          {page.texts && <TextItems texts={page.texts} banner={page.textsBanner} />}
          <Gallery />
          <ClosingBlock {...page.informative3} />
        </>
      )}
    </RecordContent>
  )
}
