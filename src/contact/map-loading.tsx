import { Trans } from '@lingui/react/macro'

/** In place of the map, until it is there. */
export function MapLoading() {
  return (
    <p>
      <Trans>Loading...</Trans>
    </p>
  )
}
