import { contactUs } from '../api/contact-us.ts'
import { metaTags } from '../api/meta-tags.ts'
import { navbarData } from '../api/navbar-data.ts'
import type { ContentRecord } from '../api/records/content-record.ts'
import { LISTING_RECORDS } from './navigation/navigation-entries.ts'

/** The records that header, navigation, footer and metadata need on every page. */
export const FRAME_RECORDS: ContentRecord[] = [navbarData, contactUs, ...LISTING_RECORDS, metaTags]
