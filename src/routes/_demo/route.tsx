import { createFileRoute } from '@tanstack/react-router'
import { openTemplate } from '../../template/open-template.ts'
import { TemplateFrame } from '../../template/template-frame.tsx'

export const Route = createFileRoute('/_demo')({
  staticData: { heading: null },
  loader: openTemplate,
  staleTime: Infinity,
  component: TemplateFrame,
})
