import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { formatter } from '@lingui/format-po'
import { type Browser, chromium } from '@playwright/test'
import lingui from '../../lingui.config.ts'
import { readArguments } from '../../server/read-arguments.ts'
import { runProgram, StartError } from '../../server/run-program.ts'
import { readBuild } from '../../server/site/site-build.ts'
import { chromiumLaunchOptions } from '../commands/chromium.ts'
import { UNSET_SETTINGS } from '../commands/unset-settings.ts'
import { findWord } from './find-word.ts'
import { type Scene, scenes } from './scenes.ts'
import { templateScenes } from './template-scenes.ts'
import { type Word, wordsPage } from './words-page.ts'

/**
 * `npm run words`: opens every page, dialog, error and toast of the built site, and writes a page with
 * each entry of the catalogs beside a picture of its place.
 */
const FOLDER = 'data/words'

await runProgram(async () => {
  const wanted = wantedLocales()
  execFileSync(process.execPath, ['server/build/build-site.ts'], { stdio: 'inherit' })
  await mkdir(FOLDER, { recursive: true })
  const server = startServer()
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
    const address = /https?:\S+/.exec(line)?.[0] ?? ''
    for (const locale of wanted) await writeWords(browser, locale, address)
  } finally {
    await browser.close()
    server.kill()
  }
})

function wantedLocales(): string[] {
  const { operands } = readArguments({
    name: 'words',
    says: `Builds the site and writes ${FOLDER}/ru.html: each text of the catalogs beside a picture of it`,
    operands: `[${lingui.locales.join(' ')}]`,
  })
  const unknown = operands.find((locale) => !lingui.locales.includes(locale))
  if (unknown !== undefined) {
    throw new StartError(
      `There is no catalog "${unknown}". Use one of: ${lingui.locales.join(', ')}`,
    )
  }
  return operands.length > 0 ? operands : lingui.locales
}

function startServer() {
  return spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...UNSET_SETTINGS,
      PATH: process.env.PATH,
      PORT: '0',
      MESSAGES_DB: `${FOLDER}/messages.db`,
      MESSAGES_KEEP_DAYS: '30',
    },
  })
}

async function writeWords(browser: Browser, locale: string, address: string): Promise<void> {
  const words = await entriesOf(locale)
  const isOwn = ({ file }: Word) => file.startsWith('locales/')
  // The template's pages have catalogs of their own. They are the ones that are not listed.
  const routes = readBuild()?.routes ?? []
  const [own, others] = [true, false].map((is) =>
    routes.filter(({ listed }) => listed === is).map(({ path }) => path),
  )
  const look = (some: Word[], scene: Scene) => lookFor(browser, locale, some, scene, address)
  for (const scene of scenes(own ?? [])) await look(words.filter(isOwn), scene)
  for (const scene of templateScenes(others ?? [])) await look(words, scene)

  const file = `${FOLDER}/${locale}.html`
  await writeFile(file, wordsPage(locale, words))
  const lost = words.filter(({ found }) => !found)
  console.log(`${file}: ${words.length - lost.length} of ${words.length} entries are found.`)
  for (const { message } of lost) console.log(`  Found nowhere: ${message}`)
}

async function entriesOf(locale: string): Promise<Word[]> {
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

async function lookFor(
  browser: Browser,
  locale: string,
  words: Word[],
  { name, path, backend, act, width = 1280 }: Scene,
  address: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  try {
    const url = new URL(path, address)
    url.searchParams.set('lang', locale)
    await backend?.(page)
    await page.goto(url.href)
    await page.locator('html[data-running] header').waitFor({ state: 'attached' })
    await page.locator('#preloader').waitFor({ state: 'detached' })
    await act?.(page)
    for (const word of words) {
      if (word.found) continue
      const found = await findWord(page, word.translation)
      if (found) Object.assign(word, { scene: name, found })
    }
  } catch (error) {
    // The other scenes still find their texts.
    console.error(`Not reached: ${name}.`, error)
    process.exitCode = 1
  } finally {
    await page.close()
  }
}
