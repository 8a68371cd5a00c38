import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { whenListening } from '../../tools/support/when-listening.ts'
import { linkSite } from '../support/few-pages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { runProgram, startProgram } from '../unit/server/support/start-program.ts'

/**
 * Runs the built site with only the pages at `paths` and only these settings.
 *
 * @param given the folder of an earlier run, whose files the server has kept
 */
export async function runSite(
  paths: readonly string[],
  env: Record<string, string>,
  given?: string,
) {
  const folder = given ?? (await temporaryFolder())
  if (!existsSync(join(folder, 'dist'))) await linkSite(folder, paths)
  const site = await whenListening(startProgram('main.ts', folder, { PORT: '0', ...env }))
  const open = (path: string) =>
    fetch(site.address + path.slice(1), { headers: { Accept: 'text/html' } })
  const html = async (path: string) => (await open(path)).text()
  return {
    ...site,
    open,
    html,
    /** Waits until the page contains the text. */
    showing: (path: string, text: string) =>
      expect
        .poll(async () => (await html(path)).includes(text), { message: `${path}: ${text}` })
        .toBe(true),
  }
}

/**
 * Runs `npm run pages` with only the pages at `paths` and only these settings.
 *
 * @param given the folder of an earlier run
 */
export async function runWritePages(
  paths: readonly string[],
  env: Record<string, string>,
  given?: string,
) {
  const folder = given ?? (await temporaryFolder())
  if (given === undefined) await linkSite(folder, paths, ['content'])
  return { folder, ...(await runProgram('write-pages.ts', folder, env)) }
}
