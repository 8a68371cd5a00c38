import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasTemplatePages, removeTemplatePages } from '../../../tools/support/template-pages.ts'
import { startBackendServer } from '../../support/backend-server.ts'
import { keepPages } from '../../support/few-pages.ts'
import { LANGUAGES } from '../../support/product-routes.ts'
import { buildProject, copyProject } from '../../support/project-copy.ts'
import { serveSite } from '../../support/start-server.ts'

/** The tests open only these pages by their address. */
const PAGES = ['/', '/services', '/contact']

/** Copies the project with its built site. The copy can be built again, for another origin and with a map. */
export async function copyToBuild() {
  const project = await copyProject()
  await keepPages(project, PAGES)
  const backend = await startBackendServer()
  const settings = {
    VITE_API_BASE: backend.url,
    VITE_GOOGLE_MAPS_KEY: 'test-key',
    VITE_GOOGLE_MAPS_MAP_ID: 'test-map',
  }
  let built: Promise<unknown> | undefined
  /** Builds the changed copy, once. */
  const build = () => (built ??= changeProject(project).then(() => buildProject(project, settings)))
  const serveBuild = async () => {
    await build()
    await keepPages(project, PAGES)
    return serveSite(project, settings)
  }
  let served: ReturnType<typeof serveSite> | undefined
  return {
    folder: project,
    backend,
    build,
    /** Serves the new build, until this copy is stopped. */
    serve: () => (served ??= serveBuild()),
    stop: async () => {
      await (await served)?.stop()
      await backend.stop()
      await rm(project, { recursive: true })
    },
  }
}

/**
 * Adds pages and changes texts, so that all built files get new names. Removes the template's pages,
 * because the site has to build and run without them.
 */
async function changeProject(project: string): Promise<void> {
  if (hasTemplatePages(project)) removeTemplatePages(project)
  const change = async (file: string, to: (text: string) => string) => {
    await writeFile(join(project, file), to(await readFile(join(project, file), 'utf8')))
  }
  for (const { tag } of LANGUAGES) {
    await change(`locales/${tag}.po`, (words) =>
      words.replace(/msgid "Quick Links"\nmsgstr "/, '$&New: '),
    )
  }
  await change('src/frame/site-frame.tsx', (text) => `${text}\nglobalThis.isNew = true\n`)
  await mkdir(join(project, 'src/routes/yard'))
  for (const [file, path, heading] of [
    ['yard/gate', '/yard/gate', 'The gate'],
    ['yard/index', '/yard/', 'The yard'],
  ] as const) {
    await writeFile(join(project, `src/routes/${file}.tsx`), routeFile(path, heading))
  }
}

/** The source of a page that shows only its heading. */
const routeFile = (path: string, heading: string) => `
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('${path}')({
  staticData: { heading: { message: msg\`${heading}\` } },
  component: () => <h1>${heading}</h1>,
})
`
