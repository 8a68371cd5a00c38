import { parseUrl, safeMediaAddress } from '../links/address.ts'

const TYPES = ['avif', 'webp']

interface MediaAttributes {
  srcSet?: string
  /** The same in a type that not every browser supports. */
  also?: { type: string; srcSet: string }
  /** The picture that a video shows before it plays. */
  poster?: string | undefined
  /** Its own width and height in pixels. */
  size?: { width: number; height: number }
}

/**
 * The further files that an address from content names in its fragment. Servers never see that.
 *
 * `/media/hall-1920.webp#widths=960,1920&also=avif`: the same name with each width, also as AVIF.
 * `/media/plan.svg#size=2400x1000`: its width and height.
 * `/media/day.webm#poster=day.webp`: a picture for the video.
 */
export function readMediaAttributes(address: string): MediaAttributes {
  const [file = '', fragment] = address.split('#')
  const named = new URLSearchParams(fragment)
  const poster = named.get('poster')
  if (poster) {
    const video = parseUrl(file, document.baseURI)
    return video ? { poster: safeMediaAddress(poster, video.href) } : {}
  }

  const [, width, height] = /^(\d+)x(\d+)$/.exec(named.get('size') ?? '') ?? []
  const size = width && height ? { size: { width: Number(width), height: Number(height) } } : {}
  const [, name, ending] = /^(.+)-\d+\.(\w+)$/.exec(file) ?? []
  const widths = named.get('widths')?.match(/\d+/g)
  if (!name || !ending || !widths) return size
  const inType = (type: string) => widths.map((one) => `${name}-${one}.${type} ${one}w`).join()
  const also = TYPES.find((type) => type === named.get('also'))
  return {
    ...size,
    srcSet: inType(ending),
    ...(also && { also: { type: `image/${also}`, srcSet: inType(also) } }),
  }
}

/** Whether an address says that its picture is at least twice as wide as high. */
export function isPanorama(address: string | undefined): boolean {
  const { size } = readMediaAttributes(address ?? '')
  return size !== undefined && size.width >= 2 * size.height
}
