import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ContentResponses } from '../src/isomorphic/calls.ts'
import type { Language } from '../src/isomorphic/languages.ts'
import { ContentCache } from './content/content-cache.ts'
import type { ContentSource } from './content/content-source.ts'
import { createContentSource } from './content/create-content-source.ts'
import { readBuildManifest } from './pages/built/build-manifest.ts'
import { PageChangeDates } from './pages/make/page-change-dates.ts'
import { renderPages } from './pages/make/render-pages.ts'
import { NOT_FOUND_PATH } from './pages/serve/page-store.ts'
import { robotsTxt } from './pages/serve/robots-txt.ts'
import { SECURITY_TXT_PATH, securityTxt } from './pages/serve/security-txt.ts'
import { sitemap } from './pages/serve/sitemap.ts'
import { languageSuffix, staticHostRules } from './pages/serve/static-host-rules.ts'
import { errorMessage } from './platform/log/error-message.ts'
import { logError } from './platform/log/log.ts'
import { readArguments } from './platform/program/read-arguments.ts'
import { OperatorError, runProgram } from './platform/program/run-program.ts'
import { requireFolders } from './platform/settings/require-folders.ts'
import { currentSettings } from './platform/settings/settings.ts'
import { replaceFile } from './platform/storage/replace-file.ts'

/**
 * `npm run pages`: writes pages, sitemap, security.txt and the rules for the host into dist/, or nothing if
 * content is missing.
 */
async function writePages(): Promise<void> {
  readArguments({
    name: 'pages',
    description:
      'Writes the pages, the sitemap and the rules for the host into dist/, for a host of static files',
  })
  const settings = currentSettings('.')
  requireFolders(settings)
  for (const line of settings.withoutEffect) logError(line)
  if (!settings.hasBackend) {
    logError(
      `The pages show the content of ${settings.contentFolder}/, and the site will have no backend. Set CONTENT_API or VITE_API_BASE`,
    )
  }
  const manifest = readBuildManifest(settings)
  const { siteUrl, securityContact } = settings
  if (!settings.hasSiteUrl) {
    logError(
      `The pages give ${siteUrl.origin} as their address. Set SITE_URL, and write them again`,
    )
  }
  const source = createContentSource(settings)
  const responses = await currentContent(source)
  const changes = await PageChangeDates.load(settings.dataDir)
  const input = { ...manifest, siteUrl: siteUrl.href, responses }
  const failed = await renderPages(input, {
    changes,
    onPage: async (page) => {
      if ('error' in page) return
      await write(pageFile(page.path, page.language), page.html)
      // Static hosts show this file for an unknown path.
      if (page.path === NOT_FOUND_PATH) await write(pageFile('/404', page.language), page.html)
    },
  })
  if (failed > 0) process.exitCode = 1
  await changes.save()
  const listed = manifest.routes.filter((route) => route.listed).map(({ path }) => path)
  const files = {
    'sitemap.xml': sitemap(listed, siteUrl, changes),
    'robots.txt': robotsTxt(siteUrl),
    ...staticHostRules(manifest.shell, settings),
    ...(securityContact && { [SECURITY_TXT_PATH]: securityTxt(securityContact, siteUrl) }),
  }
  if (!securityContact) await rm(join('dist', SECURITY_TXT_PATH), { force: true })
  for (const [name, text] of Object.entries(files)) await write(name, text)
}

async function currentContent(source: ContentSource): Promise<ContentResponses> {
  const content = new ContentCache(source)
  await content.refresh()
  const failing = Object.keys(content.failingSince)
  if (failing.length === 0) return content.responses
  throw new OperatorError(
    `No page is written, because content is missing. Repair these calls: ${failing.join(', ')}`,
  )
}

/**
 * The file for a page: static hosts look for `/services` in `services.html`. The Russian file is
 * `services.ru.html`.
 */
function pageFile(path: string, language: Language): string {
  return `${path === '/' ? 'index' : path.slice(1)}${languageSuffix(language)}.html`
}

/** Replaces a file as a whole, because a host may be serving it. */
async function write(name: string, text: string): Promise<void> {
  const path = join('dist', name)
  try {
    await mkdir(dirname(path), { recursive: true })
    await replaceFile(path, text)
  } catch (error) {
    throw new OperatorError(
      `${path} cannot be written: ${errorMessage(error)}. It stays as it was, and so do the files after it`,
    )
  }
}

await runProgram(writePages)
