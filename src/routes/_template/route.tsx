import { createFileRoute } from '@tanstack/react-router'
import { TemplateFrame } from '../../template/template-frame.tsx'

export const Route = createFileRoute('/_template')({
  staticData: { heading: null },
  // This import is dynamic, so that the product's pages load nothing of the template.
  loader: async () => {
    const { openTemplate } = await import('../../template/open-template.ts')
    return openTemplate()
  },
  staleTime: Infinity,
  component: TemplateFrame,
})
