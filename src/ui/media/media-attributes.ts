import { parseUrl, safeMediaAddress } from '../../addresses/parse-address.ts'

const TYPES = ['avif', 'webp']

/** A path that ends like a video's (requirements, section 2). */
const VIDEO = /^[^?#]*\.(?:mp4|webm|ogg|mov|avi|mkv)(?:$|[?#])/i

interface MediaAttributes {
  srcSet?: string
  /** The same in a type that not every browser supports. */
  also?: { type: string; srcSet: string }
  /** Its own width and height in pixels. */
  size?: { width: number; height: number }
}

/**
 * The further files that an address from content names in its fragment. Servers never see that.
 *
 * `/media/hall-1920.webp#widths=960,1920&also=avif`: the same name with each width, also as AVIF.
 * `/media/plan.svg#size=2400x1000`: its width and height.
 */
export function readMediaAttributes(address: string): MediaAttributes {
  const [file = '', fragment] = address.split('#')
  const named = new URLSearchParams(fragment)
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

/**
 * The picture that a video shows before it plays. The video's address names it, relative to itself:
 * `/media/day.webm#poster=day.webp`.
 */
export function posterOf(video: string, page: string): string | undefined {
  const [file = '', fragment] = video.split('#')
  const poster = new URLSearchParams(fragment).get('poster')
  const base = parseUrl(file, page)
  return poster && base ? safeMediaAddress(parseUrl(poster, base.href)?.href, page) : undefined
}

/** Whether an address is shown as a video: any other is a picture's. */
export function isVideo(address: string | undefined): boolean {
  return VIDEO.test(address ?? '')
}

/** Whether an address says that its picture is at least twice as wide as high. */
export function isPanorama(address: string | undefined): boolean {
  const { size } = readMediaAttributes(address ?? '')
  return size !== undefined && size.width >= 2 * size.height
}
