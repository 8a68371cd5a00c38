import './zone-map.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { point } from '#zone'
import { useZoneText } from '../i18n/use-zone-text.ts'
import { ExternalLink } from '../ui/links/external-link.tsx'
import { type MapConfig, useMap } from './use-map.ts'

const POINT_IN_GOOGLE_MAPS = `https://www.google.com/maps/search/?api=1&query=${point.lat},${point.lng}`

/** The zone on a map. Below it, a link to the same place works even without the map. */
export function ZoneMap(config: MapConfig) {
  const { t } = useLingui()
  const { place, ready } = useMap(config)
  const placeName = useZoneText('place')
  return (
    <div className="zone-map text-links">
      <div
        className="zone-map-box"
        role="region"
        aria-label={t({ message: 'Map', comment: 'Heard, not seen: the map on the contact page' })}
      >
        {!ready && (
          <div className="zone-plan-words">
            <p>{placeName}</p>
            <p data-needs-scripts>
              <Trans comment="In the place of the map until it is there">Loading...</Trans>
            </p>
          </div>
        )}
        <div ref={place} />
      </div>
      <ExternalLink href={POINT_IN_GOOGLE_MAPS}>
        <Trans comment="Link below the map">Open this location in your maps app</Trans>
      </ExternalLink>
    </div>
  )
}
