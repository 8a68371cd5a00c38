import { readFileSync } from 'node:fs'

interface ServedFile {
  type: string
  bytes: Buffer
}

export const FILES: Record<string, ServedFile> = {
  '/uploads/harbour.svg': drawing('#1b4965'),
  '/uploads/crane.svg': drawing('#bc4749'),
  '/uploads/lorry.svg': drawing('#6a994e'),
  '/uploads/preview.png': {
    type: 'image/png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  '/uploads/film.webm': { type: 'video/webm', bytes: readFileSync('content/media/zone-day.webm') },
}

function drawing(colour: string): ServedFile {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="${colour}"/></svg>`
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) }
}
