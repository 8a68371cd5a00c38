import { aboutPage } from '../../src/api/about-page.ts'
import { becomeResidentPage } from '../../src/api/become-resident-page.ts'
import type { ContentCall } from '../../src/api/calls.ts'
import { contactUs } from '../../src/api/contact-us.ts'
import type { ContentRecord } from '../../src/api/content-record.ts'
import { homePage } from '../../src/api/home-page.ts'
import { metaTags } from '../../src/api/meta-tags.ts'
import { navbarData } from '../../src/api/navbar-data.ts'
import { ourResidentsPage } from '../../src/api/our-residents-page.ts'
import { residentIncentivesPage } from '../../src/api/resident-incentives-page.ts'
import { servicePage } from '../../src/api/service-page.ts'

/** Each record of the shared store, by the call that it is read from. */
export const ALL_RECORDS: Record<ContentCall, ContentRecord> = {
  'contact-us': contactUs,
  'get-home-page': homePage,
  'get-about-page': aboutPage,
  'get-become-resident-page': becomeResidentPage,
  'get-resident-incentives-page': residentIncentivesPage,
  'get-our-residents-page': ourResidentsPage,
  'get-service-page': servicePage,
  'navbar-data': navbarData,
  'meta-tags': metaTags,
}
