import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { formatter } from '@lingui/format-po'
import { chromium, type Page } from '@playwright/test'
import lingui from '../lingui.config.ts'
import { readBuild } from '../server/site/site-build.ts'
import { chromiumLaunchOptions } from '../tests/support/chromium.ts'
import { scenes } from './scenes.ts'
import { type SeenWord, wordsPage } from './words-page.ts'

/**
 * `npm run words -- [ru]`: opens every page, dialog, error and toast of the built site, and writes a page
 * on which each entry of the catalogs stands beside a picture of its place.
 */
const FOLDER = 'data/words'

const wanted = process.argv.slice(2)
const locales = lingui.locales.filter((locale) => wanted.length === 0 || wanted.includes(locale))
const build = readBuild()
if (!build) throw new Error('dist/ holds no built site: `npm run build` builds it')
const paths = build.routes.map(({ path }) => path)

const server = spawn(process.execPath, ['server/main.ts'], {
  env: { PATH: process.env.PATH, PORT: '0', MESSAGES_DB: `${FOLDER}/messages.db` },
})
const browser = await chromium.launch(await chromiumLaunchOptions())
try {
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const address = /https?:\S+/.exec(line)?.[0] ?? ''
  await mkdir(FOLDER, { recursive: true })
  for (const locale of locales) {
    const words = await entriesOf(locale)
    for (const scene of scenes(paths)) await look(locale, words, scene, address)
    const file = `${FOLDER}/${locale}.html`
    await writeFile(file, wordsPage(locale, words))
    const seen = words.filter(({ picture }) => picture).length
    console.log(`${file}: ${seen} of ${words.length} entries are seen.`)
  }
} finally {
  await browser.close()
  server.kill()
}

async function entriesOf(locale: string): Promise<SeenWord[]> {
  const catalogs = (lingui.catalogs ?? []).map(async ({ path }) => {
    const file = `${path.replace('{locale}', locale)}.po`
    const context = { locale, sourceLocale: 'en', filename: file }
    const entries = await formatter({ lineNumbers: false }).parse(
      await readFile(file, 'utf8'),
      context,
    )
    return Object.values(entries).map(({ message = '', translation = '', comments = [] }) => ({
      file,
      message,
      translation,
      comments,
    }))
  })
  return (await Promise.all(catalogs)).flat()
}

async function look(
  locale: string,
  words: SeenWord[],
  { name, path, backend, act, width = 1280 }: ReturnType<typeof scenes>[number],
  address: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  try {
    await backend?.(page)
    await page.goto(`${address}${path}?lang=${locale}`)
    await page.locator('#root:not([data-prerendered]) header').waitFor({ state: 'attached' })
    await page.locator('#preloader').waitFor({ state: 'detached' })
    await act?.(page)
    await page.waitForTimeout(300)
    for (const word of words.filter(({ picture }) => !picture)) await find(page, word, name)
  } finally {
    await page.close()
  }
}

/** Marks the smallest element that shows or says the word, and takes a picture of its place. */
async function find(page: Page, word: SeenWord, scene: string): Promise<void> {
  const pattern = word.translation
    .replaceAll(/<\/?\d+\/?>/g, '')
    .split(/\{\w+\}/)
    .map((text) =>
      text.replaceAll('\u00a0', ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
    .join('.+')
  const place = await page.evaluate((source) => {
    const wanted = new RegExp(`^${source}$`)
    const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
    const named = ['aria-label', 'aria-roledescription', 'placeholder', 'alt', 'title']
    const found = [...document.body.querySelectorAll('*')]
      .reverse()
      .find(
        (element) =>
          wanted.test(plain(element.textContent)) ||
          named.some((name) => wanted.test(plain(element.getAttribute(name)))),
      )
    if (!found) return wanted.test(document.title) ? ({ title: true } as const) : undefined
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    const heard = found.matches('.sr-only, .sr-only *') || !wanted.test(plain(found.textContent))
    if (found instanceof HTMLElement) found.style.outline = '3px solid red'
    found.setAttribute('data-word', '')
    const { x, y, width, height } = found.getBoundingClientRect()
    return { x, y, width, height, heard }
  }, pattern)
  if (!place) return
  word.scene = scene
  if ('title' in place) {
    word.picture = ''
    return
  }
  const view = page.viewportSize() ?? { width: 1280, height: 900 }
  const clip = {
    x: Math.max(0, Math.min(place.x - 120, view.width - 640)),
    y: Math.max(0, Math.min(place.y - 80, view.height - 260)),
    width: Math.min(640, view.width),
    height: Math.min(Math.max(260, place.height + 160), 500),
  }
  word.heard = place.heard
  word.picture = (await page.screenshot({ clip, type: 'jpeg', quality: 70 })).toString('base64')
  await page.evaluate(() => {
    const marked = document.querySelector<HTMLElement>('[data-word]')
    marked?.removeAttribute('data-word')
    marked?.style.removeProperty('outline')
  })
}
