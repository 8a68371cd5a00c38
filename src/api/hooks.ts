import { aboutPage } from './about-page.ts'
import { becomeResidentPage } from './become-resident-page.ts'
import { contactUs } from './contact-us.ts'
import { homePage } from './home-page.ts'
import { metaTags } from './meta-tags.ts'
import { navbarData } from './navbar-data.ts'
import { ourResidentsPage } from './our-residents-page.ts'
import { useRecord } from './records/use-record.ts'
import { residentIncentivesPage } from './resident-incentives-page.ts'
import { servicePage } from './service-page.ts'

// Each endpoint's record, as `useRecord` returns it. The declarations of the endpoints are for the server, too, so
// they know nothing of React.
export const useAboutPage = () => useRecord(aboutPage)
export const useBecomeResidentPage = () => useRecord(becomeResidentPage)
export const useContactUs = () => useRecord(contactUs)
export const useHomePage = () => useRecord(homePage)
export const useMetaTags = () => useRecord(metaTags)
export const useNavbarData = () => useRecord(navbarData)
export const useOurResidentsPage = () => useRecord(ourResidentsPage)
export const useResidentIncentivesPage = () => useRecord(residentIncentivesPage)
export const useServicePage = () => useRecord(servicePage)
