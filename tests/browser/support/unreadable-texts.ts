import type { CDPSession, Page } from '@playwright/test'

/** At this scale, letters can still be told from their background, at half the cost. */
const SCALE = 0.5

type Box = readonly [left: number, top: number, width: number, height: number]

interface Line {
  text: string
  box: Box
}

/**
 * The lines of text that the pixels of a part of the page do not show, or not clearly. Letters that get a wider
 * stroke change pixels only where nothing covers them.
 */
export async function unreadableTexts(page: Page, part = 'body'): Promise<string[]> {
  await page.evaluate(() => {
    // The shared page is not drawn.
    document.documentElement.style.opacity = '1'
    // A header that sticks to the window covers texts.
    scrollTo(0, 0)
  })
  const session = await page.context().newCDPSession(page)
  const { area, lines } = await linesOf(session, part)
  const thin = await picture(session, area)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { -webkit-text-stroke-width: 3px !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const thick = await picture(session, area)
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
    document.documentElement.style.opacity = ''
  })
  await session.detach()
  return page.evaluate(unclear, { lines, thin, thick, scale: SCALE })
}

/** The lines in a part of the page, also in fields and from styles, without what boxes cut off. */
async function linesOf(session: CDPSession, part: string): Promise<{ area: Box; lines: Line[] }> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['visibility', 'overflow-x', 'clip-path'],
  })
  const { nodes, layout, textBoxes } = documents[0] ?? {}
  if (!nodes?.parentIndex || !layout || !textBoxes) throw new Error('There is no page.')
  const { parentIndex } = nodes
  const layoutOf = new Map(layout.nodeIndex.map((node, index) => [node, index]))
  const styleOf = (index: number) => layout.styles[index]?.map((style) => strings[style]) ?? []
  const boundsOf = (index: number) => (layout.bounds[index] ?? NOTHING) as unknown as Box
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('${part}')`,
  })
  const { objectId = '' } = result
  const { node: root } = await session.send('DOM.describeNode', { objectId })
  const rootIndex = nodes.backendNodeId?.indexOf(root.backendNodeId) ?? -1
  const area = boundsOf(layoutOf.get(rootIndex) ?? -1)

  /** The rest of a box after all boxes around its node, up to the part, have cut it. */
  const cut = (box: Box, node = -1): Box => {
    if (node < 0) return NOTHING
    const index = layoutOf.get(node) ?? -1
    // A node without a box has no styles.
    const [, overflow = 'visible', clipPath] = styleOf(index)
    if (clipPath?.startsWith('inset')) return NOTHING
    const rest = overflow === 'visible' ? box : intersection(box, boundsOf(index))
    return node === rootIndex ? intersection(rest, area) : cut(rest, parentIndex[node])
  }

  const lines = textBoxes.layoutIndex.flatMap((index, place) => {
    const [visibility] = styleOf(index)
    const start = textBoxes.start[place] ?? 0
    const end = start + (textBoxes.length[place] ?? 0)
    const text = strings[layout.text[index] ?? -1]?.slice(start, end) ?? ''
    if (visibility === 'hidden' || !/[\p{L}\p{N}]/u.test(text)) return []
    const line = textBoxes.bounds[place] as unknown as Box
    const [left, top, width, height] = cut(line, layout.nodeIndex[index])
    if (width <= 1 || height <= 1) return []
    const box = [left - area[0], top - area[1], width, height] as const
    return [{ text, box }]
  })
  if (lines.length === 0) throw new Error(`There is no text in ${part}.`)
  return { area, lines }
}

const NOTHING: Box = [0, 0, 0, 0]

function intersection(one: Box, other: Box): Box {
  const left = Math.max(one[0], other[0])
  const top = Math.max(one[1], other[1])
  const right = Math.min(one[0] + one[2], other[0] + other[2])
  const bottom = Math.min(one[1] + one[3], other[1] + other[3])
  return right > left && bottom > top ? [left, top, right - left, bottom - top] : NOTHING
}

/** A PNG in Base64. */
async function picture(session: CDPSession, [x, y, width, height]: Box): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x, y, width, height, scale: SCALE },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  return data
}

interface Pictures {
  thin: string
  thick: string
  scale: number
}

/** Runs in the page. Half of the columns of a line must show letters in the contrast of WCAG 1.4.3. */
async function unclear({ lines, thin, thick, scale }: Pictures & { lines: Line[] }) {
  const decode = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (byte) => byte.codePointAt(0) ?? 0)
    const image = await createImageBitmap(new Blob([bytes]))
    const surface = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    })
    if (!surface) throw new Error('Nothing can be drawn here.')
    surface.drawImage(image, 0, 0)
    return surface
  }
  const pictures = await Promise.all([decode(thin), decode(thick)])
  const linear = (value = 0) => ((value / 255 + 0.055) / 1.055) ** 2.4
  const luminance = (rgba: number) =>
    0.2126 * linear(rgba & 255) +
    0.7152 * linear((rgba >> 8) & 255) +
    0.0722 * linear((rgba >> 16) & 255)
  const isClear = (one: number, other: number) => {
    const [first, second] = [luminance(one), luminance(other)]
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05) >= 4.5
  }

  const isUnclear = ({ box }: Line) => {
    const [left, top, width, height] = box.map((length) => length * scale) as unknown as Box
    const columns = Math.ceil(width)
    const [before = [], after = []] = pictures.map((surface) => {
      const { data } = surface.getImageData(left, top, columns, Math.ceil(height))
      return new Uint32Array(data.buffer)
    })
    const shown = new Set<number>()
    for (const [place, pixel] of after.entries()) {
      const was = before[place] ?? pixel
      if (pixel !== was && isClear(was, pixel)) shown.add(place % columns)
    }
    return shown.size < columns / 2
  }
  return lines.filter(isUnclear).map(({ text }) => text)
}
