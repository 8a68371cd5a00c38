import type { navbarData } from './navbar-data.ts'
import { describe, type RecordWords, shared } from './wire/fields.words.ts'

const label = (what: string, empty = "the site's own word") => ({
  ...describe(what, empty),
  hasOwnWord: true,
})
const footerLabel = (what: string) => label(what, "the site's own word, but no link in the footer")

export const navbarDataWords: RecordWords<typeof navbarData> = {
  title: 'Navigation: header and footer of every page',
  sketch: `
┌────────────────────────────────────────────────┐
│ 1 home  2 about  3 investors  4 residents …  5 │
└────────────────────────────────────────────────┘`,
  fields: {
    home: footerLabel('1: first entry'),
    about: label('2: opens the list of the next two'),
    aboutFez: footerLabel('in the list of 2; heading of /about-FEZ'),
    aboutArmenia: label('in the list of 2; heading of /about-armania'),
    investors: label('3: opens the list of the next two'),
    typeOfInvestment: label('in the list of 3'),
    infrastructure: label('in the list of 3'),
    residents: label('4: opens the list of the next three'),
    howToBecomeResident: footerLabel('in the list of 4; heading of /residents'),
    residentIncentives: footerLabel('in the list of 4; heading of /preferences-incentives'),
    ourResidents: footerLabel('in the list of 4; heading of /our-residenst'),
    services: footerLabel('entry and heading of /services'),
    contact: footerLabel('entry and heading of /contact'),
    callNowText: label('5: words beside the number'),
    callNowNumber: shared('phone', '5: the number that is dialled', 'all of 5 is missing'),
  },
}
