import './social-links.css'
import { externalAddress } from '../../addresses/parse-address.ts'
import { ExternalLink } from './external-link.tsx'
import { usePageAddress } from './use-page-address.ts'

/** The names, which are not translated, and the logos, which are paths in a box of 24 by 24. */
const NETWORKS = {
  facebook: {
    name: 'Facebook',
    mark: 'M13.5 22v-8.2h2.8l.5-3.3h-3.3V8.4c0-1 .4-1.7 1.8-1.7h1.6V3.8c-.5-.1-1.4-.2-2.3-.2-2.6 0-4.2 1.5-4.2 4.3v2.6H7.5v3.3h2.9V22z',
  },
  linkedin: {
    name: 'LinkedIn',
    mark: 'M3.8 9.2h3.7V21H3.8zM5.6 3.4a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM9.9 9.2h3.5v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4 2.1 4 5V21h-3.7v-6.2c0-1.5-.2-2.6-1.8-2.6-1.5 0-1.8 1.2-1.8 2.5V21H9.9z',
  },
  instagram: {
    name: 'Instagram',
    mark: 'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zM12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM17.2 5.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  },
  twitter: {
    name: 'Twitter',
    mark: 'M2.5 3h6l4.3 5.9L17.9 3h2.6l-6.5 7.6L21.5 21h-6l-4.7-6.5L5.3 21H2.7l6.9-8.1zm3.7 1.9L16.5 19.1h1.3L7.5 4.9z',
  },
}

type Network = keyof typeof NETWORKS

/** Links to the zone's pages in social networks. One whose address is unsafe, or on this site, is left out. */
export function SocialLinks(addresses: Partial<Record<Network, string | undefined>>) {
  const page = usePageAddress()
  const shown = (Object.keys(NETWORKS) as Network[]).filter((key) =>
    externalAddress(addresses[key], page),
  )
  if (shown.length === 0) return null
  return (
    <ul className="networks">
      {shown.map((network) => (
        <li key={network}>
          <ExternalLink
            href={addresses[network]}
            className="icon-button"
            aria-label={NETWORKS[network].name}
          >
            <svg viewBox="0 0 24 24" width={25} height={25} aria-hidden>
              <path d={NETWORKS[network].mark} fill="currentColor" fillRule="evenodd" />
            </svg>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
