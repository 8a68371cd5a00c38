import { ROOT_ID } from '../../../src/isomorphic/page-marks.ts'
import type { PrerenderedPage } from '../../../src/prerender/prerender.tsx'
import { errorMessage } from '../../platform/log/error-message.ts'
import type { PageResult, RenderJob } from '../make/render-in-child-process.ts'
import { importRenderer } from './import-renderer.ts'

/** A longer page counts as an error, because the server holds all pages in memory. */
const MAX_CHARACTERS = 512 * 1024

globalThis.fetch = () => Promise.reject(new Error('The renderer makes no requests.'))

// Exits at the end, even if the site's modules still wait for something.
process.once('message', (job: RenderJob) => {
  void render(job).then(() => process.exit())
})
process.once('disconnect', () => process.exit(1))

async function render(job: RenderJob): Promise<void> {
  const { renderer, siteUrl, shell, fontPreloads, pages, responses } = job
  const { prerenderer } = await importRenderer(renderer)
  await sendResult('started')
  const prerender = prerenderer(
    Object.fromEntries(
      Object.entries(responses).map(([call, text]) => [call, JSON.parse(text) as unknown]),
    ),
    siteUrl,
    /<html[^>]*>/.exec(shell)?.[0] ?? '',
  )
  for (const { route, language } of pages) {
    try {
      const preloads = { scripts: route.scriptPreloads, fonts: fontPreloads[language] }
      const html = fillShell(shell, preloads, await prerender(route, language))
      if (html.length > MAX_CHARACTERS)
        throw new Error(`it would have more than ${MAX_CHARACTERS} characters`)
      await sendResult({ path: route.path, language, html })
    } catch (error) {
      await sendResult({ path: route.path, language, error: errorMessage(error) })
    }
  }
}

/** Resolves once the message is sent: an earlier exit would lose it. */
function sendResult(page: PageResult | 'started'): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(page, () => {
      resolve()
    })
  })
}

/** Throws if a part has no place in the shell: the page would come without it. */
function fillShell(
  shell: string,
  preloads: { scripts: string; fonts: string },
  { lang, head, body, records }: PrerenderedPage,
): string {
  const parts = [
    { placeholder: /(?<=<html[^>]* )lang="en"/, part: `lang="${lang}"` },
    { placeholder: /<title>.*<\/title>/, part: head },
    { placeholder: /<\/template>/, part: `${preloads.scripts}</template>` },
    {
      placeholder: new RegExp(`<div id="${ROOT_ID}"></div>`),
      part: `${preloads.fonts}<div id="${ROOT_ID}">${body}</div>${records}`,
    },
  ]
  return parts.reduce((page, { placeholder, part }) => {
    if (!placeholder.test(page))
      throw new Error(`the built index.html has no ${placeholder.source}`)
    return page.replace(placeholder, () => part)
  }, shell)
}
