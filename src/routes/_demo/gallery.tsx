import { createFileRoute } from '@tanstack/react-router'
import { Gallery } from '../../demo/blocks/gallery.tsx'
import { GALLERY_PICTURES } from '../../demo/content/gallery-pictures.ts'
import banner from '../../demo/pictures/banner.svg'
import { InnerPage } from '../../frame/page/inner-page.tsx'

export const Route = createFileRoute('/_demo/gallery')({
  staticData: { heading: null },
  component: GalleryPage,
})

function GalleryPage() {
  return (
    <InnerPage banner={banner}>
      <Gallery pictures={GALLERY_PICTURES} />
    </InnerPage>
  )
}
