import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '../../src/i18n/languages.ts'
import { ContentStore } from '../content/content-store.ts'
import { createContentSource } from '../content/create-source.ts'
import { readArguments } from '../read-arguments.ts'
import { OperatorError, runProgram } from '../run-program.ts'
import { currentSettings, siteAddress } from '../settings.ts'
import { SECURITY_TXT, securityTxt } from '../site/security-txt.ts'
import { BUILD_FILE, requireBuild } from '../site/site-build.ts'
import { robots, sitemap } from '../site/sitemap.ts'
import { logRenderedPages } from './log-rendered-pages.ts'
import { PageChanges } from './page-changes.ts'
import { type FailedPage, renderPages } from './render-pages.ts'

/** `npm run pages`: writes pages, sitemap and security.txt into dist/, or nothing if content is missing. */
async function writePages(): Promise<void> {
  readArguments({
    name: 'pages',
    description: 'Writes the pages and the sitemap into dist/, for a host of static files',
  })
  const settings = currentSettings('.')
  const build = requireBuild(settings.messagesKeepDays)
  const siteUrl = siteAddress(settings)
  const content = new ContentStore(createContentSource(settings, siteUrl))
  await content.refresh()
  const failing = Object.keys(content.failingSince)
  if (failing.length > 0) {
    throw new OperatorError(
      `No page is written, because content is missing. Repair these calls: ${failing.join(', ')}`,
    )
  }

  const renderer = join(dirname(BUILD_FILE), build.renderer)
  const { responses } = content
  const input = { ...build, renderer, siteUrl: siteUrl.href, responses }
  const changes = await PageChanges.load(settings.dataDir)
  const failed: FailedPage[] = []
  let rendered = 0
  for await (const page of renderPages(input, new AbortController().signal)) {
    rendered++
    if ('error' in page) {
      failed.push(page)
      continue
    }
    changes.note(page.path, page.language, page.html)
    await write(pageFile(page.path, page.language), page.html)
    // Static hosts show this file for an unknown path.
    if (page.path === '/error') await write(pageFile('/404', page.language), page.html)
  }
  logRenderedPages(rendered, failed)
  if (failed.length > 0) process.exitCode = 1
  const listed = build.routes.filter((route) => route.listed).map(({ path }) => path)
  await write('sitemap.xml', sitemap(listed, siteUrl, changes))
  await changes.save()
  await write('robots.txt', robots(siteUrl))
  const { securityContact } = settings
  if (securityContact) await write(SECURITY_TXT, securityTxt(securityContact, siteUrl))
  else await rm(join('dist', SECURITY_TXT), { force: true })
}

/**
 * The file for a page: static hosts look for `/services` in `services.html`. Russian is
 * `services.ru.html`.
 */
function pageFile(path: string, language: Language): string {
  const name = path === '/' ? 'index' : path.slice(1)
  return language === FALLBACK_LANGUAGE ? `${name}.html` : `${name}.${LANGUAGES[language].tag}.html`
}

/** Replaces a file at once: a host may be serving it. */
async function write(name: string, text: string): Promise<void> {
  const path = join('dist', name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.next`, text)
  await rename(`${path}.next`, path)
}

await runProgram(writePages)
