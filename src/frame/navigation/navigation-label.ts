import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useNavbarData } from '../../api/navbar-data.ts'
import { useLocalize } from '../../i18n/use-localize.ts'

/** The catalogs' own labels: the site can be navigated while the navbar record is empty. */
const OWN_LABELS = {
  home: msg`Home`,
  about: msg`About`,
  aboutFez: msg`About the zone`,
  aboutArmenia: msg`About Armenia`,
  investors: msg`Investors`,
  typeOfInvestment: msg`Types of investment`,
  infrastructure: msg`Infrastructure`,
  residents: msg`Residents`,
  howToBecomeResident: msg`How to become a resident`,
  residentIncentives: msg`Resident incentives`,
  ourResidents: msg`Our residents`,
  services: msg`Services`,
  contact: msg`Contact`,
  callNowText: msg`Call now`,
} satisfies Record<string, MessageDescriptor>

export type NavigationLabel = keyof typeof OWN_LABELS

/** Names an entry of the navigation: from the navbar record, else from the catalogs. */
export function useNavigationLabels(): (label: NavigationLabel) => string {
  const { data: navbar } = useNavbarData()
  const localize = useLocalize()
  const { i18n } = useLingui()
  return (label) => localize(navbar?.[label]) ?? i18n._(OWN_LABELS[label])
}
