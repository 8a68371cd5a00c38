import { ourResidentsPage } from '../../api/our-residents-page.ts'
import { useHasRecord } from '../../api/records/has-record.ts'
import { servicePage } from '../../api/service-page.ts'
import { config } from '../../config.ts'
import type { PagePath } from '../../ui/links/page-path.ts'
import type { LabelKey } from './use-navigation-labels.ts'

/** The paths of the pages that the navigation leads to. */
export const PAGE_PATHS = {
  home: '/',
  aboutFez: '/about-FEZ',
  howToBecomeResident: '/residents',
  residentIncentives: '/preferences-incentives',
  ourResidents: '/our-residenst',
  services: '/services',
  contact: '/contact',
} as const satisfies Partial<Record<LabelKey, PagePath>>

export type PageKey = keyof typeof PAGE_PATHS

export type LinkEntry =
  | { label: PageKey; externalUrl?: never; links?: never }
  | { label: LabelKey; externalUrl: string; links?: never }

export interface GroupEntry {
  label: LabelKey
  links: LinkEntry[]
  externalUrl?: never
}

/**
 * Lists the entries of bar and menu (requirements, section 2). 'Our residents' and 'Services' are
 * among them only if their records are not empty.
 */
export function useNavigationEntries(): (LinkEntry | GroupEntry)[] {
  const hasResidents = useHasRecord(ourResidentsPage)
  const hasServices = useHasRecord(servicePage)

  return [
    { label: 'home' },
    {
      label: 'about',
      links: [
        { label: 'aboutFez' },
        { label: 'aboutArmenia', externalUrl: config.aboutArmeniaUrl },
      ],
    },
    {
      label: 'investors',
      links: [
        { label: 'typeOfInvestment', externalUrl: config.investmentUrl },
        { label: 'infrastructure', externalUrl: config.investmentUrl },
      ],
    },
    {
      label: 'residents',
      links: [
        { label: 'howToBecomeResident' },
        { label: 'residentIncentives' },
        ...(hasResidents ? [{ label: 'ourResidents' } as const] : []),
      ],
    },
    ...(hasServices ? [{ label: 'services' } as const] : []),
    { label: 'contact' },
  ]
}
