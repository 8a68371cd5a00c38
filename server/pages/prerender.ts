import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
} from '../../src/i18n/languages.ts'
import type * as Renderer from '../../src/prerender/prerender.tsx'
import { CSP_NONCE_PLACEHOLDER } from '../http/security-headers.ts'
import { log, logFault } from '../log.ts'
import { currentSettings } from '../settings.ts'
import { pageFile } from '../site/page-file.ts'
import { contentAtBuildTime } from './content-at-build-time.ts'
import { standInForBrowser } from './document-globals.ts'
import { type Manifest, routeFileTags } from './route-files.ts'
import { robots, sitemap } from './sitemap.ts'

/**
 * The last step of `npm run build`: an HTML file for each route and language, which says to those
 * who run no JavaScript what the running site would, and the sitemap.
 *
 * Usage: node server/pages/prerender.ts <folder of the built site> <folder of the built renderer>
 */
const [site = 'dist', renderer = 'dist-renderer'] = process.argv.slice(2)
const settings = currentSettings('.')
const siteUrl = settings.siteUrl ?? new URL(`http://${settings.host}:${settings.port}`)

standInForBrowser(siteUrl, contentAtBuildTime(settings))
const entry = pathToFileURL(resolve(renderer, 'prerender.js')).href
const { prerender, prerenderedRoutes } = (await import(entry)) as typeof Renderer
const template = await readFile(join(site, 'index.html'), 'utf8')
const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest
// Nobody but this step reads it.
await rm(join(site, '.vite'), { recursive: true })
const routes = prerenderedRoutes()

for (const language of LANGUAGE_CODES) {
  for (const route of routes) await writePage(route, language)
}
await writeFile(join(site, 'sitemap.xml'), sitemap(routes.map(({ addresses }) => addresses)))
await writeFile(join(site, 'robots.txt'), robots(siteUrl))
log(
  `${routes.length} routes are written in ${LANGUAGE_CODES.length} languages, for ${siteUrl.origin}`,
)

async function writePage(route: Renderer.PrerenderedRoute, language: Language): Promise<void> {
  const { lang, head, body } = await prerender(route, language)
  if (route.kind === 'text' && body === '') {
    logFault(`The content of ${route.path} could not be had: its ${lang} file has no text.`)
  }
  const html = template
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace(/<title data-static>.*<\/title>/, () => head)
    .replace(
      '</head>',
      () => routeFileTags(manifest, route.module, CSP_NONCE_PLACEHOLDER) + '</head>',
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${body}</div>`)
  await writeFile(join(site, pageFile(route.path, tagOf(language))), html)
  // Static hosts show this file for a path they do not know.
  if (route.path === '/error') await writeFile(join(site, pageFile('/404', tagOf(language))), html)
}

/** The fallback language's file is the plain one. */
function tagOf(language: Language): string | undefined {
  return language === FALLBACK_LANGUAGE ? undefined : LANGUAGES[language].tag
}
