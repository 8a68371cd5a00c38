import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { MarkerClusterer } from '@googlemaps/markerclusterer'

interface MapOptions {
  key: string
  mapId: string
  /** The language of the labels (BCP 47). The first map of a visit sets it for all later ones. */
  language: string
  point: { lat: number; lng: number }
}

/** Requirements, section 9. */
const ZOOM = 12

/** The provider's script belongs to the document, which takes its options once. */
let optionsSet = false

/**
 * Draws the map with its marker into `element`, unless `leaving` aborts first. Removes the marker
 * when `leaving` aborts. Rejects if the script of the provider cannot be loaded.
 *
 * @param onRefused called if the provider refuses the key, which it does after the map is drawn
 */
export async function startMap(
  element: HTMLElement,
  { key, mapId, language, point }: MapOptions,
  leaving: AbortSignal,
  onRefused: () => void,
): Promise<void> {
  if (!optionsSet) setOptions({ key, v: 'weekly', language })
  optionsSet = true
  // The provider calls a global function of this name.
  Object.assign(window, { gm_authFailure: onRefused })

  const [{ Map }, { AdvancedMarkerElement }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ])
  if (leaving.aborted) return
  const map = new Map(element, { center: point, zoom: ZOOM, mapId })
  const marker = new AdvancedMarkerElement({ position: point })
  const clusterer = new MarkerClusterer({ map, markers: [marker] })
  leaving.addEventListener('abort', () => {
    clusterer.clearMarkers()
    clusterer.setMap(null)
  })
}
