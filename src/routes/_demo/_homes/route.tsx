import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../../../api/home-page.ts'
import { loadRecord } from '../../../api/load-record.ts'

export const Route = createFileRoute('/_demo/_homes')({
  staticData: { record: homePage },
  loader: loadRecord,
})
