import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readArguments } from '../read-arguments.ts'
import { runProgram, StartError } from '../run-program.ts'
import { currentSettings, siteAddress } from '../settings.ts'
import { BUILD_FILE, readBuild } from '../site/site-build.ts'
import { robots, sitemap } from '../site/sitemap.ts'
import { readerOf } from './content-reader.ts'
import { pageFile } from './page-file.ts'
import { renderPages } from './render-pages.ts'
import { tellOfPages } from './tell-of-pages.ts'

/** `npm run pages`: writes pages and sitemap into dist/, but nothing where content is missing. */
async function writePages(): Promise<void> {
  readArguments({
    name: 'pages',
    says: 'Writes the pages and the sitemap into dist/, for a host of static files',
  })
  const settings = currentSettings('.')
  const build = readBuild()
  if (!build) throw new StartError('dist/ holds no built site: `npm run build` builds it')

  const siteUrl = siteAddress(settings)
  const reader = readerOf({ settings, content: 'content', siteUrl })
  await reader.ask()
  if (reader.failing.size > 0) {
    throw new StartError(`No page is written, for want of ${[...reader.failing].join(', ')}`)
  }

  const renderer = join(dirname(BUILD_FILE), build.renderer)
  const task = { ...build, renderer, siteUrl: siteUrl.href, answers: reader.answers }
  const pages = await renderPages(task, new AbortController().signal)
  tellOfPages(pages)
  for (const page of pages) {
    if ('fault' in page) {
      process.exitCode = 1
      continue
    }
    await write(pageFile(page.path, page.language), page.html)
    // Static hosts show this file for a path they do not know.
    if (page.path === '/error') await write(pageFile('/404', page.language), page.html)
  }
  const listed = build.routes.filter((route) => route.listed).map(({ path }) => path)
  await write('sitemap.xml', sitemap(listed, siteUrl))
  await write('robots.txt', robots(siteUrl))
}

/** Atomically: a host may be serving the folder. */
async function write(name: string, text: string): Promise<void> {
  const path = join('dist', name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.next`, text)
  await rename(`${path}.next`, path)
}

await runProgram(writePages)
