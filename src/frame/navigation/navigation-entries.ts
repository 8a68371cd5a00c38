import { useOurResidentsPage } from '../../api/our-residents-page.ts'
import { useServicePage } from '../../api/service-page.ts'
import { config } from '../../config.ts'
import type { NavigationLabel } from './navigation-label.ts'

/** The routes that the navigation leads to. */
export type NavigationRoute =
  | '/'
  | '/about-FEZ'
  | '/residents'
  | '/preferences-incentives'
  | '/our-residenst'
  | '/services'
  | '/contact'

export type NavigationLink = { label: NavigationLabel } & (
  | { to: NavigationRoute }
  | { externalUrl: string }
)

export interface NavigationGroup {
  label: NavigationLabel
  links: NavigationLink[]
}

export type NavigationEntry = NavigationLink | NavigationGroup

/**
 * For bar and menu (specification, section 2): 'Our residents' and 'Services' are in it only when
 * their records hold something.
 */
export function useNavigationEntries(): NavigationEntry[] {
  const { data: residents } = useOurResidentsPage()
  const { data: services } = useServicePage()

  return [
    { label: 'home', to: '/' },
    {
      label: 'about',
      links: [
        { label: 'aboutFez', to: '/about-FEZ' },
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
        { label: 'howToBecomeResident', to: '/residents' },
        { label: 'residentIncentives', to: '/preferences-incentives' },
        ...(residents ? [{ label: 'ourResidents', to: '/our-residenst' } as const] : []),
      ],
    },
    ...(services ? [{ label: 'services', to: '/services' } as const] : []),
    { label: 'contact', to: '/contact' },
  ]
}
