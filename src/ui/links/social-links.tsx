import { readAddress } from './address.ts'
import { BRAND_MARKS, type Network } from './brand-marks.ts'
import { ExternalLink } from './external-link.tsx'

/** The networks' own names, which no language translates. */
const NAMES: Record<Network, string> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  twitter: 'Twitter',
}
const NETWORKS = Object.keys(NAMES) as Network[]

type SocialLinksProps = Partial<Record<Network, string | undefined>>

/** The zone in social networks, each only when a link exists. */
export function SocialLinks(addresses: SocialLinksProps) {
  const shown = NETWORKS.filter((network) => readAddress(addresses[network]))
  if (shown.length === 0) return null
  return (
    <ul className="social-links">
      {shown.map((network) => (
        <li key={network}>
          <ExternalLink href={addresses[network]} aria-label={NAMES[network]}>
            <svg viewBox="0 0 24 24" width={25} height={25} aria-hidden>
              <path d={BRAND_MARKS[network]} fill="currentColor" fillRule="evenodd" />
            </svg>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
