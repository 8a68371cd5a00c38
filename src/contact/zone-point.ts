/** Requirements, section 9. */
export const ZONE_POINT = { lat: 40.21, lng: 44.52 }
export const ZONE_ZOOM = 12
