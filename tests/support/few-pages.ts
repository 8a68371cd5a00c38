import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import {
  BUILD_MANIFEST_FILE,
  type BuildManifest,
  readBuildManifest,
} from '../../server/pages/built/build-manifest.ts'

// Prerendering all pages takes two seconds, so tests that open few of them keep only these.

/** Links a folder to this project's content, built site and renderer, with only the pages at `paths`. */
export async function linkSite(
  folder: string,
  paths: readonly string[],
  names = ['content', 'dist'],
): Promise<void> {
  const manifest = readBuildManifest()
  await mkdir(join(folder, dirname(BUILD_MANIFEST_FILE)))
  for (const name of [...names, manifest.renderer]) await symlink(resolve(name), join(folder, name))
  await writePaths(folder, manifest, paths)
}

/** Leaves only the pages at `paths` in the built site of a folder. */
export async function keepPages(folder: string, paths: readonly string[]): Promise<void> {
  await writePaths(folder, readBuildManifest(undefined, join(folder, BUILD_MANIFEST_FILE)), paths)
}

async function writePaths(
  folder: string,
  manifest: BuildManifest,
  paths: readonly string[],
): Promise<void> {
  const routes = manifest.routes.filter(({ path }) => paths.includes(path))
  const renderer = basename(manifest.renderer)
  await writeFile(
    join(folder, BUILD_MANIFEST_FILE),
    JSON.stringify({ ...manifest, renderer, routes }),
  )
}
