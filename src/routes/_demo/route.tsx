import { createFileRoute } from '@tanstack/react-router'
import { template } from './-template.ts'

export const Route = createFileRoute('/_demo')({
  loader: async ({ context }) => {
    const { openTemplate } = await template.load()
    openTemplate(context.siteLanguage)
  },
  staleTime: Infinity,
  component: template.component((pages) => pages.TemplateFrame),
})
