import type { ContentCall } from '../isomorphic/calls.ts'
import { aboutPage } from './about-page.ts'
import { becomeResidentPage } from './become-resident-page.ts'
import { contactUs } from './contact-us.ts'
import { homePage } from './home-page.ts'
import { metaTags } from './meta-tags.ts'
import { navbarData } from './navbar-data.ts'
import { ourResidentsPage } from './our-residents-page.ts'
import { residentIncentivesPage } from './resident-incentives-page.ts'
import { servicePage } from './service-page.ts'
import type { ContentEndpoint } from './wire/content-endpoint.ts'

export const ALL_ENDPOINTS: { [Call in ContentCall]: ContentEndpoint & { call: Call } } = {
  'navbar-data': navbarData,
  'contact-us': contactUs,
  'get-home-page': homePage,
  'get-service-page': servicePage,
  'get-our-residents-page': ourResidentsPage,
  'get-about-page': aboutPage,
  'get-become-resident-page': becomeResidentPage,
  'get-resident-incentives-page': residentIncentivesPage,
  'meta-tags': metaTags,
}
