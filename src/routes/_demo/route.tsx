import { createFileRoute } from '@tanstack/react-router'
import { template } from './-template.ts'

export const Route = createFileRoute('/_demo')({
  loader: async ({ context }) => {
    const { addTemplateMessages } = await template.load()
    addTemplateMessages(context.siteLanguage)
  },
  staleTime: Infinity,
  component: template.component((pages) => pages.TemplateFrame),
})
