import { createFileRoute } from '@tanstack/react-router'
import { TemplateFrame } from '../../demo/template-frame.tsx'

export const Route = createFileRoute('/_demo')({
  staticData: { heading: null },
  // This import is dynamic, so that the product's pages load nothing of the template.
  loader: async () => {
    const { openTemplate } = await import('../../demo/open-template.ts')
    return openTemplate()
  },
  staleTime: Infinity,
  component: TemplateFrame,
})
