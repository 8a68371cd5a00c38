import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasTemplate, removeTemplate } from '../../../tools/commands/template.ts'

/**
 * Adds pages and changes texts, so that all built files get new names. Removes the template's pages,
 * because the site has to build and run without them.
 */
export async function changeProject(project: string): Promise<void> {
  if (hasTemplate(project)) removeTemplate(project)
  const change = async (file: string, to: (text: string) => string) => {
    await writeFile(join(project, file), to(await readFile(join(project, file), 'utf8')))
  }
  for (const tag of ['en', 'ru', 'hy']) {
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
