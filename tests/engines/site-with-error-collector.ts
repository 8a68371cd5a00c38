import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD_MANIFEST_FILE, type BuildManifest } from '../../server/pages/built/build-manifest.ts'
import { linkSiteOfEditorsTexts } from '../support/site-of-editors-texts.ts'
import { serveSite } from '../support/start-server.ts'
import { collectErrors } from './collect-errors.ts'

const COLLECTOR = `<script>(${collectErrors.toString()})()</script>`

/**
 * The built site, with only the pages at `paths`, and one of them with the texts of editors. The error
 * collector is the first script of its shell.
 */
export async function serveSiteWithErrorCollector(paths: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'fez-engines-'))
  await linkSiteOfEditorsTexts(folder, paths)
  const file = join(folder, BUILD_MANIFEST_FILE)
  const build = JSON.parse(await readFile(file, 'utf8')) as BuildManifest
  const shell = build.shell.replace('<head>', `<head>${COLLECTOR}`)
  await writeFile(file, JSON.stringify({ ...build, shell }))
  const site = await serveSite(folder, { RATE_LIMIT: 'off' })
  return {
    address: site.address,
    close: async () => {
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}
