import { openingHours, point } from '#zone'
import { externalAddress } from '../../addresses/parse-address.ts'
import { useContactUs } from '../../api/hooks.ts'
import { useLocalize } from '../../i18n/active-language.ts'
import { unwrapText } from '../../i18n/content-text.ts'
import { LANGUAGES, OFFERED_LANGUAGES } from '../../isomorphic/languages.ts'
import { usePageAddress } from '../../ui/links/use-page-address.ts'
import { useSampleNotice } from '../../ui/use-sample-notice.ts'
import { useNavigationLabels } from '../navigation/use-navigation-labels.ts'
import { usePageMetadata } from './use-page-metadata.ts'
import { usePublicAddress } from './use-public-address.ts'

/**
 * Describes the zone and the breadcrumb as JSON-LD (schema.org: LocalBusiness, BreadcrumbList). Only
 * prerendered pages have it, because crawlers open each page by its address.
 */
export function useStructuredData(): string {
  const labels = useNavigationLabels()
  const localize = useLocalize()
  const publicAddress = usePublicAddress()
  const pageAddress = usePageAddress()
  const contact = useContactUs()
  const { siteName, heading, language, canonicalPath } = usePageMetadata()

  const networks = [contact?.facebook, contact?.linkedin, contact?.instagram, contact?.twitter]
  const zone = {
    '@type': 'LocalBusiness',
    name: siteName,
    disambiguatingDescription: useSampleNotice(),
    url: publicAddress('/', language),
    logo: publicAddress('/icon-512.png'),
    address: unwrapText(localize(contact?.address)),
    telephone: contact?.phone,
    email: contact?.email,
    geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng },
    openingHours,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact?.phone,
      email: contact?.email,
      availableLanguage: OFFERED_LANGUAGES.map((code) => LANGUAGES[code].tag),
    },
    sameAs: networks.flatMap((address) => externalAddress(address, pageAddress) ?? []),
  }
  const breadcrumb = (way: { name: string; path: string }[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicAddress(path, language),
    })),
  })
  // Search engines want two entries at least.
  const isBelowHome = canonicalPath !== null && canonicalPath !== '/'
  const graph = [
    zone,
    isBelowHome &&
      breadcrumb([
        { name: labels('home'), path: '/' },
        { name: heading, path: canonicalPath },
      ]),
  ]
  return (
    JSON.stringify({ '@context': 'https://schema.org', '@graph': graph.filter(Boolean) })
      .replaceAll('<', String.raw`\u003c`)
      // Soft hyphens are for screens.
      .replaceAll('\u00ad', '')
  )
}
