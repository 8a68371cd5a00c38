import { createFileRoute } from '@tanstack/react-router'
import { Gallery } from '../../../template/blocks/gallery.tsx'

export const Route = createFileRoute('/_demo/_inner/gallery')({
  staticData: { heading: null },
  component: Gallery,
})
