import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { formatter } from '@lingui/format-po'
import { type Browser, chromium } from '@playwright/test'
import lingui from '../../lingui.config.ts'
import { logFault, reasonOf } from '../../server/log.ts'
import { readArguments } from '../../server/read-arguments.ts'
import { runProgram, StartError } from '../../server/run-program.ts'
import { readBuild } from '../../server/site/site-build.ts'
import { chromiumLaunchOptions } from '../commands/chromium.ts'
import { serveSite } from '../commands/serve-site.ts'
import { locateMessage, type Place } from './locate-message.ts'
import { type Screen, screens } from './screens.ts'

/**
 * `npm run words`: opens every page, dialog, error and toast of the built site, and writes a page with
 * each entry of the catalogs beside a picture of its place. Fails if it does not reach one of them.
 */
const FOLDER = 'data/words'

interface Message {
  file: string
  message: string
  translation: string
  comments: string[]
  /** The name of the screen that showed it, and the place on it. */
  screen?: string
  place?: Place
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const head = (locale: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Words in context: ${locale}</title>
<style>
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 40rem); gap: 1.5rem; padding: 1rem 0; border-top: 1px solid #ccc }
strong { display: block; font-size: 1.2rem }
small { display: block; color: #555 }
figure { position: relative; margin: 0; width: fit-content; height: fit-content }
img { display: block; max-width: 100%; max-height: 30rem; border: 1px solid #ccc }
mark { position: absolute; outline: 3px solid #d00; outline-offset: 2px; background: none }
</style>
<h1>Words in context: ${locale}</h1>
`

await runProgram(async () => {
  const wanted = wantedLocales()
  execFileSync(process.execPath, ['server/build/build-site.ts'], { stdio: 'inherit' })
  await mkdir(FOLDER, { recursive: true })
  const site = await serveSite({ MESSAGES_KEEP_DAYS: '30' })
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    for (const locale of wanted) await writeMessages(browser, locale, site.url)
  } finally {
    await browser.close()
    site.close()
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
    const known = lingui.locales.join(', ')
    throw new StartError(`There is no catalog "${unknown}". Use one of: ${known}`)
  }
  return operands.length > 0 ? operands : lingui.locales
}

async function writeMessages(browser: Browser, locale: string, address: string): Promise<void> {
  const messages = await messagesIn(locale)
  // Only the template's pages are not listed.
  const [own = [], others = []] = [true, false].map((is) =>
    (readBuild()?.routes ?? []).filter(({ listed }) => listed === is).map(({ path }) => path),
  )
  for (const screen of screens(own, others)) {
    await locateOn(screen, browser, new URL(screen.path, address), locale, messages)
  }
  const lost = messages.filter(({ place }) => !place)
  const located = messages.filter(({ place }) => place)
  const summary = `${located.length} of ${messages.length} entries are found.`
  const rows = [...lost, ...located].map((message) => row(locale, message))
  const file = `${FOLDER}/${locale}.html`
  await writeFile(file, `${head(locale)}<p>${summary}</p>\n${rows.join('\n')}\n</html>\n`)
  console.log(`${file}: ${summary}`)
  for (const { message } of lost) console.log(`  Found nowhere: ${message}`)
}

async function messagesIn(locale: string): Promise<Message[]> {
  const catalogs = (lingui.catalogs ?? []).map(async ({ path }) => {
    const filename = `${path.replace('{locale}', locale)}.po`
    const entries = await formatter({ lineNumbers: false }).parse(
      await readFile(filename, 'utf8'),
      { locale, sourceLocale: 'en', filename },
    )
    return Object.values(entries).map(({ message = '', translation = '', comments = [] }) => ({
      file: filename,
      message,
      translation,
      comments,
    }))
  })
  return (await Promise.all(catalogs)).flat()
}

/** Looks on this screen for the messages that no screen before it showed. */
async function locateOn(
  { name, backend, act, shows, width = 1280 }: Screen,
  browser: Browser,
  url: URL,
  locale: string,
  messages: Message[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  try {
    url.searchParams.set('lang', locale)
    await backend?.(page)
    await page.goto(url.href)
    await page.locator('html[data-running] header').waitFor({ state: 'attached' })
    await page.locator('#preloader').waitFor({ state: 'hidden' })
    await act?.(page)
    const shown = page.locator(shows).first()
    await shown.waitFor()
    // A toast stays while the mouse is over it.
    await shown.dispatchEvent('mouseover')
    for (const message of messages.filter(({ place }) => !place)) {
      const place = await locateMessage(page, message.translation)
      if (place) Object.assign(message, { screen: name, place })
    }
  } catch (fault) {
    // The other screens still find their texts.
    logFault(`Not reached: ${name}. ${reasonOf(fault)}`)
    process.exitCode = 1
  } finally {
    await page.close()
  }
}

function row(locale: string, { file, message, translation, comments, screen, place }: Message) {
  const where = place && screen ? `In ${screen}${place.note}.` : 'Found nowhere.'
  const notes = [...comments, where, file].map((note) => `<small>${escaped(note)}</small>`)
  const [left, top, width, height] = place?.picture?.box ?? []
  const picture =
    place?.picture &&
    `<figure><img src="data:image/jpeg;base64,${place.picture.data}" alt="" loading="lazy"><mark style="left: ${left}%; top: ${top}%; width: ${width}%; height: ${height}%"></mark></figure>`
  return `<article><div><strong lang="${locale}">${escaped(translation)}</strong>${escaped(message)}${notes.join('')}</div>${picture ?? ''}</article>`
}
