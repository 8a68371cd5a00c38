/** Replaces the maps provider's script and logs its calls in `window.mapLog`. */
export const GOOGLE_MAPS_STUB = `(() => {
  window.mapLog = []
  // Like the provider, it adds styles and makes HTML by a Trusted Types policy of its own.
  const style = document.createElement('style')
  const html = trustedTypes.createPolicy('google-maps-api#html', { createHTML: (text) => text })
  style.innerHTML = html.createHTML('.gm-style { font: 400 11px Roboto, Arial, sans-serif }')
  const sheet = document.createElement('link')
  Object.assign(sheet, { rel: 'stylesheet', href: 'https://fonts.googleapis.com/css?family=Roboto' })
  document.head.append(style, sheet)

  const log = (...entry) => window.mapLog.push(JSON.parse(JSON.stringify(entry)))

  // The clusterer copies enumerable properties of the prototype, and a class has none.
  function OverlayView() {}
  Object.assign(OverlayView.prototype, {
    setMap(map) {
      this.map = map
      if (map) this.onAdd()
      else this.onRemove()
    },
    getMap() { return this.map },
    getProjection() { return {} },
  })
  class Map {
    constructor(element, options) { log('Map', options) }
    getProjection() { return {} }
    getZoom() { return 12 }
    addListener() { return {} }
  }
  class AdvancedMarkerElement {
    constructor(options) {
      log('AdvancedMarkerElement', options)
      this.position = options.position
    }
    set map(map) { map ? log('shown', this.position) : log('hidden') }
  }
  class LatLng {
    constructor(...point) { [this.lat, this.lng] = point.map((angle) => () => angle) }
  }

  Object.assign(google.maps, {
    Map,
    LatLng,
    OverlayView,
    marker: { AdvancedMarkerElement },
    event: { trigger() {}, removeListener() {} },
    importLibrary: async (name) => (name === 'maps' ? { Map } : { AdvancedMarkerElement }),
  })
  google.maps.__ib__()
})()`
