import { execFile } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  BUILD_FILE,
  readBuild,
  requireBuild,
  type SiteBuild,
} from '../../server/site/site-build.ts'
import { COMPILE_CACHE } from '../../tools/commands/compile-cache.ts'

// To prerender all pages takes two seconds, so tests that open few of them keep only these.

/** Links a folder to this project's built site and content, with only the pages at `paths`. */
export async function linkSite(folder: string, paths: readonly string[]): Promise<void> {
  for (const name of ['content', 'dist']) await symlink(resolve(name), join(folder, name))
  await linkRenderer(folder, paths)
}

/** Links a folder to this project's renderer, with only the pages at `paths`. */
async function linkRenderer(folder: string, paths: readonly string[]): Promise<void> {
  const build = requireBuild()
  const renderer = join(dirname(BUILD_FILE), build.renderer)
  await mkdir(join(folder, dirname(renderer)), { recursive: true })
  await symlink(resolve(renderer), join(folder, renderer))
  await writePaths(folder, build, paths)
}

/** Leaves only the pages at `paths` in the built site of a folder. */
export async function keepPages(folder: string, paths: readonly string[]): Promise<void> {
  const build = readBuild(join(folder, BUILD_FILE))
  if (!build) throw new Error(`${folder} has no built site.`)
  await writePaths(folder, build, paths)
}

async function writePaths(
  folder: string,
  build: SiteBuild,
  paths: readonly string[],
): Promise<void> {
  const routes = build.routes.filter(({ path }) => paths.includes(path))
  await writeFile(join(folder, BUILD_FILE), JSON.stringify({ ...build, routes }))
}

/**
 * Runs `npm run pages` in an empty folder, with only the pages at `paths`. Resolves to the exit code
 * and the lines on standard error.
 */
export async function runWritePages(
  folder: string,
  paths: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; faults: string }> {
  await symlink(resolve('content'), join(folder, 'content'))
  await mkdir(join(folder, 'dist'))
  await linkRenderer(folder, paths)
  const options = { cwd: folder, env: { ...COMPILE_CACHE, ...env } }
  return new Promise((done) => {
    const args = [resolve('server/pages/write-pages.ts')]
    execFile(process.execPath, args, options, (error, _, faults) => {
      done({ code: Number(error?.code ?? 0), faults })
    })
  })
}
