import { Trans } from '@lingui/react/macro'

/** The words on the drawing that takes the map's place until the map is there. */
export function MapLoading() {
  return (
    <div className="zone-plan-words">
      <p>
        <Trans comment="On the drawing that is shown until there is a map">
          The zone is in the north of Yerevan, and the airport is west of the city.
        </Trans>
      </p>
      <p>
        <Trans comment="In the place of the map until it is there">Loading...</Trans>
      </p>
    </div>
  )
}
