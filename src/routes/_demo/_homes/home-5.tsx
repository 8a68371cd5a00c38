import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../../../api/home-page.ts'
import { BannerSlide } from '../../../blocks/banner-slide.tsx'
import { ClosingBlock } from '../../../blocks/closing-block.tsx'
import { InformativeBlock } from '../../../blocks/informative-block.tsx'
import { TextItems } from '../../../blocks/text-items.tsx'
import { RecordContent } from '../../../frame/page/record-content.tsx'
import { Gallery } from '../../../template/blocks/gallery.tsx'
import { Testimonials } from '../../../template/blocks/testimonials.tsx'

export const Route = createFileRoute('/_demo/_homes/home-5')({
  staticData: { heading: null },
  component: Home5Page,
})

function Home5Page() {
  return (
    <RecordContent endpoint={homePage}>
      {(page) => (
        <>
          {page.slides?.[1] && <BannerSlide slide={page.slides[1]} />}
          <InformativeBlock {...page.informative1} />
          <Testimonials />
          <InformativeBlock {...page.informative2} mediaSide="right" />
          {page.texts && <TextItems texts={page.texts} banner={page.textsBanner} />}
          <Gallery />
          <ClosingBlock {...page.informative3} />
        </>
      )}
    </RecordContent>
  )
}
