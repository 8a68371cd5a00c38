import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sampleContent } from './content.ts'
import { linkSite } from './few-pages.ts'
import { PASTED } from './pasted-html.ts'

const EDITORS = 'tests/unit/src/support/editors-html'
const RECORD = 'get-our-residents-page'

/** The page that shows the texts, and where. */
export const PAGE_OF_EDITORS_TEXTS = '/our-residenst'
export const EDITORS_TEXT = '.card .rich-text'

/** The HTML that editing tools write. */
export const editorsTexts: string[] = [
  ...PASTED.map(([, written]) => written),
  ...readdirSync(EDITORS).map((file) => readFileSync(join(EDITORS, file), 'utf8')),
]

/** Like `linkSite`, but one page of the sample content shows the texts of editors. */
export async function linkSiteOfEditorsTexts(
  folder: string,
  paths: readonly string[],
): Promise<void> {
  await linkSite(folder, paths, ['dist'])
  await mkdir(join(folder, 'content'))
  for (const name of await readdir('content')) {
    if (name !== `${RECORD}.json`)
      await symlink(resolve('content', name), join(folder, 'content', name))
  }
  const ourResidentsItems = editorsTexts.map((description, at) => ({
    title: `Text &#8470; ${at}`,
    ru_title: `Текст &#8470; ${at}`,
    description,
    // In another language it is another text, so that it is sanitised again.
    ru_description: `${description} `,
  }))
  const record = { ...sampleContent(RECORD), ourResidentsItems }
  await writeFile(join(folder, 'content', `${RECORD}.json`), JSON.stringify(record))
}
