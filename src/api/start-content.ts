import type { QueryClient } from '@tanstack/react-query'
import { aboutPage } from './about-page.ts'
import { becomeResidentPage } from './become-resident-page.ts'
import { contactUs } from './contact-us.ts'
import { type ContentRecord, requestRecord } from './content-record.ts'
import { homePage } from './home-page.ts'
import { metaTags } from './meta-tags.ts'
import { navbarData } from './navbar-data.ts'
import { ourResidentsPage } from './our-residents-page.ts'
import { residentIncentivesPage } from './resident-incentives-page.ts'
import { servicePage } from './service-page.ts'

export const ALL_RECORDS: ContentRecord[] = [
  navbarData,
  contactUs,
  homePage,
  servicePage,
  ourResidentsPage,
  aboutPage,
  becomeResidentPage,
  residentIncentivesPage,
  metaTags,
]

/**
 * Starts all content calls side by side, each once (specification, section 7): those of the
 * page that is opened first. Settles when every call has been answered or has failed.
 */
export async function startContent(queryClient: QueryClient, ofPage: ContentRecord[]) {
  const calls = [...new Set([...ofPage, ...ALL_RECORDS])].map((record) =>
    requestRecord(queryClient, record, { background: !ofPage.includes(record) }),
  )
  await Promise.all(calls)
}
