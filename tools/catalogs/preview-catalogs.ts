import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { parsePo, type PoEntry, shownText } from '../../build/catalogs/parse-po.ts'
import lingui from '../../lingui.config.ts'
import { readBuildManifest } from '../../server/pages/built/build-manifest.ts'
import { errorMessage } from '../../server/platform/log/error-message.ts'
import { logError } from '../../server/platform/log/log.ts'
import { readArguments } from '../../server/platform/program/read-arguments.ts'
import { OperatorError, runProgram } from '../../server/platform/program/run-program.ts'
import { chromiumLaunchOptions } from '../support/chromium.ts'
import { serveSite } from '../support/serve-site.ts'
import { escapeHtml } from '../texts/escape-html.ts'
import { findMessageOnPage } from './find-message-on-page.ts'
import { reach, type Screen, screens } from './screens.ts'

/**
 * `npm run catalog:preview`: opens every page, dialog, error and toast of the built site, and writes a
 * page with each message of the catalogs beside a picture of its place. Fails if it does not reach one
 * of them.
 */
const FOLDER = 'data/catalogs'

interface Message extends PoEntry {
  file: string
  /** The place where it was found, and a JPEG of it. */
  where?: string
  picture?: string | undefined
}

const HEAD = `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Messages and their places</title>
<style>
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { display: grid; grid-template-columns: 1fr 2fr; gap: 1.5rem; padding: 1rem 0; border-top: 1px solid #ccc }
strong, em, small { display: block }
img { max-width: 100%; border: 1px solid #ccc }
</style>
`

await runProgram(async () => {
  const { operands } = readArguments({
    name: 'catalog:preview',
    description: `Builds the site and writes ${FOLDER}/ru.html: each text of the catalogs beside a picture of it`,
    operands: `[${lingui.locales.join(' ')}]`,
  })
  const unknown = operands.find((locale) => !lingui.locales.includes(locale))
  if (unknown !== undefined) {
    const known = lingui.locales.join(', ')
    throw new OperatorError(`There is no catalog "${unknown}". Name one of: ${known}`)
  }
  const locales = operands.length > 0 ? operands : lingui.locales
  const catalogs = locales.map((locale) => ({ locale, messages: messagesIn(locale) }))
  execFileSync(process.execPath, ['build/build-site.ts'], { stdio: 'inherit' })
  const { routes } = readBuildManifest()
  // Only the template's pages are not listed.
  const own = routes.filter(({ listed }) => listed).map(({ path }) => path)
  const others = routes.filter(({ listed }) => !listed).map(({ path }) => path)
  mkdirSync(FOLDER, { recursive: true })
  const site = await serveSite({ MESSAGES_KEEP_DAYS: '30' })
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    for (const { locale, messages } of catalogs) {
      for (const screen of screens(own, others))
        await locateOn(screen, browser, site.origin, locale, messages)
      writePreview(locale, messages)
    }
  } finally {
    await browser.close()
    await site.stop()
  }
})

function writePreview(locale: string, messages: Message[]): void {
  const missing = messages.filter(({ where }) => !where)
  const summary = `${messages.length - missing.length} of ${messages.length} entries are found.`
  const file = `${FOLDER}/${locale}.html`
  const articles = [...missing, ...messages.filter(({ where }) => where)].map(articleOf)
  writeFileSync(
    file,
    `${HEAD}<h1>Messages: ${locale}</h1>\n<p>${summary}</p>\n${articles.join('\n')}\n`,
  )
  console.log(`${file}: ${summary}`)
  for (const { msgid } of missing) console.log(`  Found nowhere: ${msgid}`)
}

function messagesIn(locale: string): Message[] {
  return (lingui.catalogs ?? []).flatMap(({ path }) => {
    const file = `${path.replace('{locale}', locale)}.po`
    return parsePo(readFileSync(file, 'utf8')).entries.map((entry) => ({ ...entry, file }))
  })
}

/** Looks on this screen for the messages that no screen before it showed. */
async function locateOn(
  screen: Screen,
  browser: Browser,
  address: string,
  locale: string,
  messages: Message[],
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: screen.width ?? 1280, height: 900 },
    reducedMotion: 'reduce',
    // The policy would refuse the outline around a message.
    bypassCSP: true,
  })
  try {
    await reach(page, screen, address, locale)
    // A toast stays while the mouse is over it.
    await page.locator(screen.shows).first().dispatchEvent('pointerover')
    for (const message of messages.filter(({ where }) => !where)) {
      const place = await findMessageOnPage(page, shownText(message))
      if (place) {
        message.where = `In ${screen.name}${place.note}.`
        message.picture = place.picture
      }
    }
  } catch (error) {
    // The other screens still find their messages.
    logError(`Not reached: ${screen.name}. ${errorMessage(error)}`)
    process.exitCode = 1
  } finally {
    await page.close()
  }
}

function articleOf(message: Message) {
  const { file, line, msgid, msgstr, comments, where = 'Found nowhere.', picture } = message
  const notes = comments.map((comment) => `<em>${escapeHtml(comment)}</em>`).join('\n')
  const image = picture ? `<img src="data:image/jpeg;base64,${picture}" alt="" loading="lazy">` : ''
  return `<article><div><strong>${escapeHtml(msgstr)}</strong>${escapeHtml(msgid)}
${notes}<small>${escapeHtml(where)}</small><small>${file}:${line}</small></div>${image}</article>`
}
