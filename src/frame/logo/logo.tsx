import './logo.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useZoneText } from '../../i18n/use-zone-text.ts'

/** The zone's mark and name, as a link to home. */
export function Logo() {
  return (
    <Link to="/" className="logo">
      <Mark />
      <span>
        <strong>
          <span>{useZoneText('shortName')}</span>
        </strong>{' '}
        <small>
          <span className="logo-kind">
            <Trans comment="Stands under the zone's name in the logo">Free Economic Zone</Trans>
          </span>{' '}
          <span className="logo-country">
            <Trans comment="The country, after 'Free Economic Zone' in the logo">Armenia</Trans>
          </span>
        </small>
      </span>
    </Link>
  )
}

/** The zone's mark: the double peak of Ararat in an arch of tuff. */
function Mark() {
  return (
    <svg viewBox="0 0 48 48" width={44} aria-hidden className="mark">
      <path
        fill="currentColor"
        d="M4 22.8a20 20 0 0 1 40 0h-4.2a15.8 15.8 0 0 0-31.6 0zM10.1 22.8a13.9 13.9 0 0 1 27.8 0h-1.4a12.5 12.5 0 0 0-25 0zM3 24.4h6.2v13.7c2.5-1.7 4-4.3 5.2-7.1l.8-1.3.8 1.3c1 2.3 1.9 3.8 3.1 4.4 1.9-1.9 3.2-5.1 4.4-9l3.2 1.3 2.9-1.6 3 1.6 3-1.3c.9 2.1 1.9 3.7 3.2 4.9v-6.9H45V45H3z"
      />
      <path
        className="mark-snow"
        d="M24.2 24.6c1.3-3 2.8-5.5 4.2-7.1l1-.8 1.2.3.9.9c1.2 1.8 2.3 4.2 3.3 6.7l-2.2 1.2-3-1.6-2.9 1.6z"
      />
    </svg>
  )
}
