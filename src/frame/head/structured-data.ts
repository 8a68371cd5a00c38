import { useEffect } from 'react'
import { useContactUs } from '../../api/contact-us.ts'
import { config } from '../../config.ts'
import { useLocalize } from '../../i18n/active-language.ts'
import { plainWords } from '../../i18n/content-text.ts'
import { whenIdle } from '../../ui/hooks/when-idle.ts'
import { readAddress } from '../../ui/links/address.ts'
import { useNavigationLabels } from '../navigation/navigation-label.ts'
import { pageAddress } from './page-address.ts'
import { usePageMetadata } from './use-page-metadata.ts'

/** Describes the zone and the breadcrumb as JSON-LD (schema.org: Organization, BreadcrumbList). */
export function useStructuredData(): string {
  const labels = useNavigationLabels()
  const localize = useLocalize()
  const { data: contact } = useContactUs()
  const { siteName, heading, language, canonicalPath } = usePageMetadata()

  const networks = [contact?.facebook, contact?.linkedin, contact?.instagram, contact?.twitter]
  const organization = {
    '@type': 'Organization',
    name: siteName,
    url: pageAddress('/', language),
    logo: new URL('/icon-512.png', config.siteUrl).href,
    address: plainWords(localize(contact?.address)),
    telephone: contact?.phone,
    email: contact?.email,
    sameAs: networks.flatMap((address) => readAddress(address)?.href ?? []),
  }
  const way = [{ name: labels('home'), path: '/' }]
  if (canonicalPath !== null && canonicalPath !== '/')
    way.push({ name: heading, path: canonicalPath })
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: pageAddress(path, language),
    })),
  }
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [organization, breadcrumb],
  }).replaceAll('<', String.raw`\u003c`)
}

/**
 * Keeps the structured data in the head. It creates the script element itself, because React would
 * create it from inner HTML. Under Trusted Types the text of a script needs a policy, even if it is
 * data and never runs.
 */
export default function StructuredData() {
  const json = useStructuredData()
  useEffect(() => {
    const script = document.createElement('script')
    let isLeft = false
    void whenIdle().then(() => {
      if (isLeft) return
      script.type = 'application/ld+json'
      script.text = trustedText(json)
      // Removes the element that came with the prerendered page.
      document.head.querySelector('script[type="application/ld+json"]')?.remove()
      document.head.append(script)
    })
    return () => {
      isLeft = true
      script.remove()
    }
  }, [json])
  return null
}

let policy: Pick<TrustedTypePolicy, 'createScript'> | undefined

function trustedText(json: string): string {
  policy ??= window.trustedTypes?.createPolicy('structured-data', {
    createScript: (text: string) => text,
  })
  // TypeScript's DOM types accept only a string as the text of a script, and no TrustedScript.
  return (policy?.createScript(json) ?? json) as string
}
