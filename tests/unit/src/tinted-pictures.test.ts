import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const BLACK = '000000'
const WHITE = 'ffffff'

// WCAG 1.4.3. The numbers of the counters are large.
test.each([
  ['goal-counters', 'white', WHITE, 4.5],
  ['goal-counters', '--color-apricot-light', WHITE, 3],
  ['text-items', '--color-basalt', BLACK, 4.5],
  ['text-items', '--color-sevan', BLACK, 4.5],
])('words of %s in %s can be read over any picture', (block, colour, worstPicture, least) => {
  const rules = readFileSync(`src/blocks/${block}.css`, 'utf8')
  const [, channels = '', share] = /--tint: rgb\(([\d ]+) \/ ([\d.]+)\)/.exec(rules) ?? []
  const tint = channels.split(' ').map(Number)
  const ground = channelsOf(worstPicture).map(
    (channel, place) => channel + ((tint[place] ?? NaN) - channel) * Number(share),
  )
  const words = channelsOf(colour === 'white' ? WHITE : token(colour))
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(least)
})

const token = (name: string) =>
  new RegExp(`${name}: #(\\w+);`).exec(readFileSync('src/styles.css', 'utf8'))?.[1] ?? ''

const channelsOf = (hex: string) =>
  [0, 2, 4].map((start) => parseInt(hex.slice(start, start + 2), 16))

/** By the formulas of WCAG 2.2, as `luminance`. */
function contrast(one: number[], other: number[]): number {
  const luminances = [luminance(one), luminance(other)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

function luminance(channels: number[]): number {
  const [red = NaN, green = NaN, blue = NaN] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
