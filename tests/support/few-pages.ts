import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  BUILD_FILE,
  readBuild,
  requireBuild,
  type SiteBuild,
} from '../../server/site/site-build.ts'

// To prerender all pages takes two seconds, so tests that open few of them keep only these.

/** Links a folder to this project's content, built site and renderer, with only the pages at `paths`. */
export async function linkSite(
  folder: string,
  paths: readonly string[],
  names = ['content', 'dist'],
): Promise<void> {
  const build = requireBuild()
  const renderer = join(dirname(BUILD_FILE), build.renderer)
  await mkdir(join(folder, dirname(renderer)))
  for (const name of [...names, renderer]) await symlink(resolve(name), join(folder, name))
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
