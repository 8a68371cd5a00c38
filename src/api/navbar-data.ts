import { contentEndpoint } from './wire/content-endpoint.ts'
import { shared, text } from './wire/fields.ts'

/** `GET /fez/navbar-data`: the labels of header and footer, and the number of 'Call now'. */
export const navbarData = contentEndpoint('navbar-data', {
  home: text('home'),
  about: text('about'),
  aboutFez: text('aboutFez'),
  aboutArmenia: text('aboutArmenia'),
  investors: text('investors'),
  typeOfInvestment: text('typeOfInvestment'),
  infrastructure: text('infrastructure'),
  residents: text('residents'),
  howToBecomeResident: text('howToBecomeResident'),
  residentIncentives: text('residentIncentives'),
  ourResidents: text('ourResidents'),
  services: text('services'),
  contact: text('contact'),
  callNowText: text('callNowText'),
  callNowNumber: shared('callNowNumber'),
})
