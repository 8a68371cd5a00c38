import { readMediaAddress } from './address.ts'

/** The type that a picture may have besides its own. */
const TYPES = ['avif', 'webp']

interface FurtherFiles {
  /** The same picture in other widths, for `srcset`. */
  srcSet?: string
  /** The same in a type that not every browser reads. */
  also?: { type: string; srcSet: string }
  /** What a video shows before it plays. */
  poster?: string | undefined
}

/**
 * What the fragment of an address from content says of further files beside it. No server sees a
 * fragment, and an address without one names its file alone.
 *
 * `/media/hall-1920.webp#widths=960,1920&also=avif`: the name ends with the width and is there with
 * each of these, in AVIF as well. `/media/day.webm#poster=day.webp`: a picture for the video.
 */
export function furtherFiles(address: string): FurtherFiles {
  const [file = '', fragment] = address.split('#')
  const named = new URLSearchParams(fragment)
  const poster = named.get('poster')
  if (poster) return { poster: readMediaAddress(poster, new URL(file, document.baseURI).href) }

  const [, name, ending] = /^(.+)-\d+\.(\w+)$/.exec(file) ?? []
  const widths = named.get('widths')?.match(/\d+/g)
  if (!name || !ending || !widths) return {}
  const inType = (type: string) =>
    widths.map((width) => `${name}-${width}.${type} ${width}w`).join()
  const also = TYPES.find((type) => type === named.get('also'))
  return {
    srcSet: inType(ending),
    ...(also && { also: { type: `image/${also}`, srcSet: inType(also) } }),
  }
}
