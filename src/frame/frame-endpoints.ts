import { contactUs } from '../api/contact-us.ts'
import { metaTags } from '../api/meta-tags.ts'
import { navbarData } from '../api/navbar-data.ts'
import { ourResidentsPage } from '../api/our-residents-page.ts'
import { servicePage } from '../api/service-page.ts'
import type { ContentEndpoint } from '../api/wire/content-endpoint.ts'

/** The navigation needs to know only whether the records of these endpoints are empty. */
export const FLAGGED_ENDPOINTS: ContentEndpoint[] = [ourResidentsPage, servicePage]

/** The endpoints of the records that header, navigation, footer and metadata need on every page. */
export const FRAME_ENDPOINTS: ContentEndpoint[] = [
  navbarData,
  contactUs,
  ...FLAGGED_ENDPOINTS,
  metaTags,
]
