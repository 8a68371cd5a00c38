import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../../../api/home-page.ts'
import { requestRecord } from '../../../api/request-records.ts'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_homes')({
  staticData: { endpoint: homePage },
  loader: ({ context, preload }) => {
    if (!preload) void requestRecord(context.queryClient, homePage)
  },
  component: template.component((pages) => pages.HomeVariantLayout),
})
