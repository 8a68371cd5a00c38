import { Trans } from '@lingui/react/macro'

/** In place of the map, until it is there. */
export function MapLoading() {
  return (
    <p>
      <Trans comment="In the place of the map until it is there">Loading...</Trans>
    </p>
  )
}
