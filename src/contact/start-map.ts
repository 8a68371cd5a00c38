import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { MarkerClusterer } from '@googlemaps/markerclusterer'
import { ZONE_POINT, ZONE_ZOOM } from './zone-point.ts'

interface MapOptions {
  key: string
  mapId: string
  /** The language of its labels (BCP 47). The provider fixes it at the first map of a visit. */
  language: string
}

let optionsSet = false

/**
 * Draws the map with its one marker into an element, and answers with the way to take it down.
 * Rejects where the provider's script cannot be had.
 *
 * @param onRefused called where the provider refuses the key, which it says only afterwards
 */
export async function startMap(
  element: HTMLElement,
  { key, mapId, language }: MapOptions,
  onRefused: () => void,
): Promise<() => void> {
  if (!optionsSet) setOptions({ key, v: 'weekly', language })
  optionsSet = true
  // The provider looks for a global function of this name.
  Object.assign(window, { gm_authFailure: onRefused })

  const [{ Map }, { AdvancedMarkerElement }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ])
  const map = new Map(element, { center: ZONE_POINT, zoom: ZONE_ZOOM, mapId })
  const marker = new AdvancedMarkerElement({ position: ZONE_POINT })
  const clusterer = new MarkerClusterer({ map, markers: [marker] })
  return () => {
    clusterer.clearMarkers()
    clusterer.setMap(null)
  }
}
