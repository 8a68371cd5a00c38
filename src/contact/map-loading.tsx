import { Trans } from '@lingui/react/macro'
import { useZoneText } from '../i18n/use-zone-text.ts'

/** The words on the drawing that takes the map's place until the map is there. */
export function MapLoading() {
  return (
    <div className="zone-plan-words">
      <p>{useZoneText('place')}</p>
      <p data-needs-scripts>
        <Trans comment="In the place of the map until it is there">Loading...</Trans>
      </p>
    </div>
  )
}
