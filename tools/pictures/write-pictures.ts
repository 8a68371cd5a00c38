import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumLaunchOptions } from '../commands/chromium.ts'

/**
 * `npm run pictures`: turns the drawings in `content/drawings/`, which browsers would draw slowly,
 * into AVIF and WebP pictures of three widths, and takes a poster from each video. With names, it
 * makes only those: `npm run pictures -- slide-dawn`.
 */
const MEDIA = 'content/media'
/** Shares of a drawing's width: for a phone, a laptop and a large screen. */
const SHARES = [0.5, 0.75, 1]
const AVIF = { quality: 38, effort: 6, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 60, effort: 6 }
const MAX_BYTES = 120_000

const wanted = process.argv.slice(2)
const isWanted = (file: string) => wanted.length === 0 || wanted.includes(nameOf(file))

for (const file of globSync('content/drawings/*.svg').filter(isWanted)) await renderDrawing(file)
for (const file of globSync(`${MEDIA}/*.webm`).filter(isWanted)) await takePoster(file)

async function renderDrawing(file: string): Promise<void> {
  const drawing = readFileSync(file)
  const { width: ownWidth } = await sharp(drawing).metadata()
  const widths = SHARES.map((share) => Math.round(ownWidth * share))
  for (const width of widths) {
    const picture = sharp(drawing, { density: (72 * width) / ownWidth }).resize(width)
    write(`${nameOf(file)}-${width}.avif`, await picture.clone().avif(AVIF).toBuffer())
    write(`${nameOf(file)}-${width}.webp`, await picture.webp(WEBP).toBuffer())
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
      .webp(WEBP)
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
