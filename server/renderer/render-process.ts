import { OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'
import type { prerenderer } from '../../src/prerender/prerender.tsx'
import { reasonOf } from '../log.ts'
import type { RenderedPage, RestOfTask } from '../pages/render-pages.ts'
import type { RouteTags } from '../site/site-build.ts'
import { importRenderer } from './import-renderer.ts'

/** A longer page counts as a fault, because the server holds all pages in memory. */
const MAX_CHARACTERS = 512 * 1024

globalThis.fetch = () => Promise.reject(new Error('The renderer makes no requests.'))

// Exits at the end, even if the site's modules still wait for something.
process.once('message', (task: RestOfTask) => {
  void render(task).then(() => process.exit())
})
process.once('disconnect', () => process.exit(1))

async function render(task: RestOfTask): Promise<void> {
  const { renderer, siteUrl, shell, letters, routes, answers } = task
  const { loadSite } = await importRenderer(renderer)
  const { prerenderer } = await loadSite(siteUrl, htmlTag(shell))
  await tell('started')
  const prerender = prerenderer(
    Object.fromEntries(
      Object.entries(answers).map(([call, text]) => [call, JSON.parse(text) as unknown]),
    ),
  )
  const pages = OFFERED_LANGUAGES.flatMap((language) =>
    routes.map((route) => ({ route, language })),
  )
  for (const { route, language } of pages.slice(task.done)) {
    try {
      const tags = { scripts: route.scripts, styles: letters[language] + route.styles }
      const html = inShell(shell, tags, await prerender(route, language))
      if (html.length > MAX_CHARACTERS)
        throw new Error(`it would have more than ${MAX_CHARACTERS} characters`)
      await tell({ path: route.path, language, html })
    } catch (fault) {
      await tell({ path: route.path, language, fault: reasonOf(fault) })
    }
  }
}

/** Resolves once the message is sent: an earlier exit would lose it. */
function tell(page: RenderedPage | 'started'): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(page, () => {
      resolve()
    })
  })
}

type Parts = Awaited<ReturnType<ReturnType<typeof prerenderer>>>

/** Its attributes tell the scripts about the server. */
function htmlTag(shell: string): string {
  return /<html[^>]*>/.exec(shell)?.[0] ?? ''
}

/** Throws if a part has no place in the shell: the page would come without it. */
function inShell(
  shell: string,
  { scripts, styles }: RouteTags,
  { lang, head, body, records }: Parts,
): string {
  const parts: [RegExp, string][] = [
    [/(?<=<html[^>]* )lang="en"/, `lang="${lang}"`],
    [/<title>.*<\/title>/, head],
    [/<\/head>/, scripts + '</head>'],
    [/<div id="root"><\/div>/, `${styles}<div id="root">${body}</div>${records}`],
  ]
  return parts.reduce((page, [place, part]) => {
    if (!place.test(page)) throw new Error(`the built index.html has no ${place.source}`)
    return page.replace(place, () => part)
  }, shell)
}
