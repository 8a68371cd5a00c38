import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  BUILD_FILE,
  readBuild,
  requireBuild,
  type SiteBuild,
} from '../../server/site/site-build.ts'

// To prerender all pages takes two seconds, so tests that open few of them keep only these.

/** Links a folder to this project's renderer, with only the pages at `paths`. */
export async function linkRenderer(folder: string, paths: readonly string[]): Promise<void> {
  const build = requireBuild()
  const renderer = join(dirname(BUILD_FILE), build.renderer)
  await mkdir(join(folder, dirname(renderer)), { recursive: true })
  await symlink(resolve(renderer), join(folder, renderer))
  await writePages(folder, build, paths)
}

/** Leaves only the pages at `paths` in the built site of a folder. */
export async function keepPages(folder: string, paths: readonly string[]): Promise<void> {
  const build = readBuild(join(folder, BUILD_FILE))
  if (!build) throw new Error(`${folder} has no built site.`)
  await writePages(folder, build, paths)
}

async function writePages(
  folder: string,
  build: SiteBuild,
  paths: readonly string[],
): Promise<void> {
  const routes = build.routes.filter(({ path }) => paths.includes(path))
  await writeFile(join(folder, BUILD_FILE), JSON.stringify({ ...build, routes }))
}
