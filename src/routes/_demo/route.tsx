import { createFileRoute } from '@tanstack/react-router'
import { TemplateFrame } from '../../demo/template-frame.tsx'

export const Route = createFileRoute('/_demo')({
  // Imported only here and now: the product's pages load nothing of the template.
  beforeLoad: async ({ location }) => {
    const { openTemplate } = await import('../../demo/open-template.ts')
    return { heading: await openTemplate(location.pathname) }
  },
  component: TemplateFrame,
})
