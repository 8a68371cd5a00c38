import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Mark } from './mark.tsx'

/** The zone's mark and name, which lead home. */
export function Logo() {
  return (
    <Link to="/" className="logo">
      <Mark />
      <span>
        <strong>
          <Trans comment="The zone's proper name, in the logo">Kanaker</Trans>
        </strong>{' '}
        <small>
          <Trans comment="Stands under the zone's name in the logo">Free Economic Zone</Trans>
        </small>
      </span>
    </Link>
  )
}
