import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumLaunchOptions } from '../support/chromium.ts'

/**
 * `npm run pictures`: turns the drawings in `content/drawings/`, which browsers would draw slowly,
 * into AVIF and WebP pictures of several widths, and takes a poster from each video. With names, it
 * makes only those: `npm run pictures -- slide-dawn`.
 */
const MEDIA = 'content/media'
const MAX_BYTES = 120_000

interface Size {
  /** The width as a part of the drawing's width. */
  share: number
  avif: number
  webp: number
}

/** The sizes for a small place or a phone, a laptop and a large screen, with the quality of each type. */
const SIZES: Size[] = [1 / 3, 2 / 3, 1].map((share) => ({ share, avif: 38, webp: 60 }))
/** The sizes of a drawing that fills the window. Phones load the first two; the last is for dense screens. */
const WIDE_SIZES: Size[] = [
  { share: 1 / 3, avif: 38, webp: 52 },
  { share: 1 / 2, avif: 38, webp: 52 },
  { share: 2 / 3, avif: 40, webp: 60 },
  { share: 1, avif: 50, webp: 58 },
]
const WIDE = 2160

const wanted = process.argv.slice(2)
const isWanted = (file: string) => wanted.length === 0 || wanted.includes(nameOf(file))

for (const file of globSync('content/drawings/*.svg').filter(isWanted)) await renderDrawing(file)
for (const file of globSync(`${MEDIA}/*.webm`).filter(isWanted)) await takePoster(file)

async function renderDrawing(file: string): Promise<void> {
  const drawing = readFileSync(file)
  const { width: ownWidth } = await sharp(drawing).metadata()
  const widths: number[] = []
  for (const { share, avif, webp } of ownWidth < WIDE ? SIZES : WIDE_SIZES) {
    const width = Math.round(ownWidth * share)
    const picture = sharp(drawing, { density: 72 * share }).resize(width)
    const inAvif = picture.clone().avif({ quality: avif, chromaSubsampling: '4:2:0' })
    write(`${nameOf(file)}-${width}.avif`, await inAvif.toBuffer())
    write(`${nameOf(file)}-${width}.webp`, await picture.webp({ quality: webp }).toBuffer())
    widths.push(width)
  }
  console.log(`/media/${nameOf(file)}-${ownWidth}.webp#widths=${widths.join()}&also=avif`)
}

/** Writes the first frame of a video as a picture. */
async function takePoster(file: string): Promise<void> {
  const browser = await chromium.launch(await chromiumLaunchOptions())
  const page = await browser.newPage()
  const video = `data:video/webm;base64,${readFileSync(file).toString('base64')}`
  await page.setContent(`<style>body { margin: 0 }</style><video src="${video}"></video>`)
  const frame = page.locator('video')
  await frame.evaluate(
    (shown: HTMLVideoElement) =>
      new Promise((resolve) => {
        if (shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) resolve(true)
        else shown.addEventListener('loadeddata', resolve)
      }),
  )
  write(
    `${nameOf(file)}.webp`,
    await sharp(await frame.screenshot())
      .webp({ quality: 60 })
      .toBuffer(),
  )
  await browser.close()
}

function write(name: string, picture: Buffer): void {
  if (picture.length > MAX_BYTES)
    throw new Error(`${name} has ${picture.length} bytes. Simplify it: ${MAX_BYTES} are allowed.`)
  writeFileSync(`${MEDIA}/${name}`, picture)
  console.log(name, picture.length)
}

function nameOf(file: string): string {
  return basename(file).replace(/\.\w+$/, '')
}
