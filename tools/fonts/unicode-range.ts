/** The code points of a `unicode-range`: `U+0020-007E, U+00A9`. */
export function parseUnicodeRange(range: string): Set<number> {
  const parts = [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)]
  return new Set(
    parts.flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16)
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, step) => start + step)
    }),
  )
}

export function formatUnicodeRange(codePoints: Iterable<number>): string {
  const runs: [number, number][] = []
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.[1] === codePoint - 1) run[1] = codePoint
    else runs.push([codePoint, codePoint])
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0')
