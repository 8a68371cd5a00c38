import type { Locator } from '@playwright/test'

/** A text's contrast with the lightest pixels behind it, and its size. */
export interface Reading {
  words: string
  ratio: number
  /** At least 24 CSS pixels (WCAG 1.4.3). */
  large: boolean
}

const TEXTS = ':is(h1, h2, p, li, .rich-text > *)'

/** For `adoptStyles`: texts are not drawn, but keep their colour, which `readOverPicture` reads. */
export const WORDS_NOT_DRAWN = '* { -webkit-text-fill-color: transparent !important }'

/**
 * Compares each text's colour with the pixels behind it, on a page with WORDS_NOT_DRAWN. On a white
 * picture it also measures how far the veil reaches beyond the longest line, in CSS pixels, at the height
 * of the heading.
 */
export async function readOverPicture(
  part: Locator,
): Promise<{ readings: Reading[]; veilBeyondPx: number }> {
  await part.scrollIntoViewIfNeeded()
  const drawn = await part.evaluate((element, selector) => {
    const origin = element.getBoundingClientRect()
    const linesOf = (text: Element) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return Array.from(range.getClientRects(), ({ x, y, width, height }) => [
        x - origin.x,
        y - origin.y,
        width,
        height,
      ])
    }
    const texts = [...element.querySelectorAll<HTMLElement>(selector)].map((text) => {
      const { color, fontSize } = getComputedStyle(text)
      return {
        words: text.textContent.slice(0, 30),
        color,
        large: parseFloat(fontSize) >= 24,
        lines: linesOf(text),
      }
    })
    const lines = [...element.querySelectorAll('h1, h2, p, li, .button')].flatMap(linesOf)
    const title = element.querySelector('h1, h2')?.getBoundingClientRect()
    return {
      texts,
      end: Math.max(...lines.map(([left = 0, , width = 0]) => left + width)),
      middle: title ? Math.round((title.top + title.bottom) / 2 - origin.top) : 0,
    }
  }, TEXTS)
  const picture = await part.screenshot()
  return part.page().evaluate(readPixels, { picture: picture.toString('base64'), ...drawn })
}

interface Measured {
  picture: string
  texts: { words: string; color: string; large: boolean; lines: number[][] }[]
  /** The end of the longest line, and the middle of the heading. */
  end: number
  middle: number
}

async function readPixels({ picture, texts, end, middle }: Measured) {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const { width, height } = image
  const surface = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!surface) throw new Error('Nothing can be drawn here.')
  surface.drawImage(image, 0, 0)

  const linear = Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  const luminanceAt = (data: Uint8ClampedArray, at: number) => {
    const part = (place: number) => linear[data[at + place] ?? 0] ?? 0
    return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
  }
  const luminancesWithin = ([x = 0, y = 0, wide = 0, high = 0]: number[]) => {
    const left = Math.max(0, Math.floor(x))
    const top = Math.max(0, Math.floor(y))
    const columns = Math.min(width - left, Math.ceil(wide))
    const rows = Math.min(height - top, Math.ceil(high))
    if (columns < 1 || rows < 1) return []
    const { data } = surface.getImageData(left, top, columns, rows)
    return Array.from({ length: data.length / 4 }, (_, at) => luminanceAt(data, at * 4))
  }
  const readings = texts.flatMap(({ words, color, large, lines }) => {
    const grounds = Float64Array.from(lines.flatMap(luminancesWithin)).sort()
    // The lightest half per cent counts, because a single pixel makes no text unreadable.
    const ground = grounds.at(-1 - Math.floor(grounds.length / 200))
    if (ground === undefined) return []
    surface.fillStyle = color
    surface.fillRect(0, 0, 1, 1)
    const ink = luminanceAt(surface.getImageData(0, 0, 1, 1).data, 0)
    const [light, dark] = ink > ground ? [ink, ground] : [ground, ink]
    return [{ words, large, ratio: Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100 }]
  })
  // A veil of four per cent is none that an eye could find.
  const row = luminancesWithin([0, middle, width, 1])
  const veilBeyondPx = row.findLastIndex((luminance) => luminance < (linear[246] ?? 0)) - end
  return { readings, veilBeyondPx }
}
