import type { ContentCall } from '../isomorphic/calls.ts'
import { aboutPageWords } from './about-page.words.ts'
import { becomeResidentPageWords } from './become-resident-page.words.ts'
import { contactUsWords } from './contact-us.words.ts'
import { homePageWords } from './home-page.words.ts'
import { metaTagsWords } from './meta-tags.words.ts'
import { navbarDataWords } from './navbar-data.words.ts'
import { ourResidentsPageWords } from './our-residents-page.words.ts'
import { residentIncentivesPageWords } from './resident-incentives-page.words.ts'
import { servicePageWords } from './service-page.words.ts'

export const RECORD_WORDS = {
  'navbar-data': navbarDataWords,
  'contact-us': contactUsWords,
  'get-home-page': homePageWords,
  'get-service-page': servicePageWords,
  'get-our-residents-page': ourResidentsPageWords,
  'get-about-page': aboutPageWords,
  'get-become-resident-page': becomeResidentPageWords,
  'get-resident-incentives-page': residentIncentivesPageWords,
  'meta-tags': metaTagsWords,
} satisfies Record<ContentCall, unknown>
