import { contentRecord, useRecord } from './records/content-record.ts'

/** `GET /fez/navbar-data`: the labels of header and footer, and the number of 'Call now'. */
export const navbarData = contentRecord('navbar-data', (wire) => ({
  home: wire.text('home'),
  about: wire.text('about'),
  aboutFez: wire.text('aboutFez'),
  aboutArmenia: wire.text('aboutArmenia'),
  contact: wire.text('contact'),
  services: wire.text('services'),
  investors: wire.text('investors'),
  typeOfInvestment: wire.text('typeOfInvestment'),
  infrastructure: wire.text('infrastructure'),
  residents: wire.text('residents'),
  ourResidents: wire.text('ourResidents'),
  howToBecomeResident: wire.text('howToBecomeResident'),
  residentIncentives: wire.text('residentIncentives'),
  callNowText: wire.text('callNowText'),
  callNowNumber: wire.shared('callNowNumber'),
}))

export const useNavbarData = () => useRecord(navbarData)
