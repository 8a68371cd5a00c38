import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type * as Vite from 'vite'
import { BUILD_FORMAT, type BuildManifest } from '../server/pages/built/build-manifest.ts'
import { importRenderer } from '../server/pages/renderer/import-renderer.ts'
import { errorCode, errorMessage } from '../server/platform/log/error-message.ts'
import { log, logError } from '../server/platform/log/log.ts'
import { readArguments } from '../server/platform/program/read-arguments.ts'
import { OperatorError, runProgram } from '../server/platform/program/run-program.ts'
import { parseEnvFile, readEnvFile } from '../server/platform/settings/env-file.ts'
import { currentSettings } from '../server/platform/settings/settings.ts'
import type { PageRoute } from '../src/isomorphic/page-route.ts'
import { fontPreloads } from './font-preloads.ts'
import { publishBuild } from './publish-files.ts'
import { type Manifest, scriptPreloads } from './script-preloads.ts'

/**
 * `npm run build`: makes the site in dist/ and its renderer in dist-renderer/, without content. A running
 * server, or another host, serves dist/, so the build moves only finished files to both, `build.json` last.
 */
const RENDERER = 'dist-renderer'

/** Checks content where the site is installed: `node dist-renderer/check-content.js --help`. */
const CHECK_ENTRY = 'tools/check-content/built-check.ts'

// React's development build is slow and names its source files.
process.env.NODE_ENV = 'production'

await runProgram(async () => {
  readArguments({ name: 'build', description: 'Builds the site into dist/, without content' })
  if (/[#?*]/.test(process.cwd())) {
    throw new OperatorError(
      `The site is not built, because its bundler reads a #, ? or * in ${process.cwd()} as something else. Rename the folder`,
    )
  }
  // Vite would build with a wrong setting, but the server would not start.
  const { builtIn } = currentSettings('.')
  // Vite itself reads only a file in UTF-8 without a byte order mark.
  Object.assign(process.env, { ...parseEnvFile(readEnvFile('.')), ...process.env })
  const { build } = await importVite()
  try {
    await inNewFolder((fresh) => buildSite(build, fresh, builtIn))
    log('The site is built in dist/')
  } catch (error) {
    // A bundler's reason has many lines and colours, which the log would escape.
    const reason = stripVTControlCharacters(errorMessage(error))
    for (const line of `The site is not built: ${reason}`.split('\n')) logError(line)
    process.exitCode = 1
  }
})

/** Works in a folder that does not outlive the build. */
async function inNewFolder(work: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(RENDERER, { recursive: true })
  const folder = await mkdtemp(join(RENDERER, 'next-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Build = typeof Vite.build

async function buildSite(
  build: Build,
  fresh: string,
  builtIn: Record<string, string>,
): Promise<void> {
  const outDir = join(fresh, 'renderer')
  const renderer = await bundleProgram(build, 'src/prerender/renderer.ts', {
    outDir,
    // The hash lets a running server keep the renderer of the build before.
    entryFileNames: 'renderer-[hash].js',
  })
  await bundleProgram(build, CHECK_ENTRY, { outDir, entryFileNames: 'check-content.js' })
  // This fails for a route with a parameter, so it comes before the site is bundled.
  const { listRoutes } = await importRenderer(join(fresh, 'renderer', renderer))
  const routes = listRoutes()
  await build({ build: { outDir: join(fresh, 'site') } })
  const description = await describeBuild(fresh, renderer, routes)
  const file = join(fresh, 'renderer/build.json')
  await writeFile(file, JSON.stringify({ ...description, builtIn }))
  const listOf = (folder: string) => join(RENDERER, `files-of-${folder}.json`)
  await publishBuild(join(fresh, 'site'), 'dist', 'index.html', listOf('dist'))
  await publishBuild(join(fresh, 'renderer'), RENDERER, 'build.json', listOf(RENDERER))
}

/** Throws an OperatorError in an installed site, which has no development dependencies. */
async function importVite() {
  // Compiling Vite again would take a fifth of the build's processor time.
  enableCompileCache('node_modules/.cache/compiled')
  try {
    return await import('vite')
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new OperatorError(
      'The site is not built, because the tools for it are missing. Run `npm ci --include=dev` in a clone, because NODE_ENV=production leaves them out; to replace an installed site, see docs/operating.md',
    )
  }
}

/** Bundles a program and all that it needs from the site into one file. Resolves to the name of the file. */
async function bundleProgram(
  build: Build,
  entry: string,
  { outDir, entryFileNames }: { outDir: string; entryFileNames: string },
): Promise<string> {
  const bundled = await build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // jsdom stays outside, because it reads files of its own package.
    ssr: { noExternal: true, external: ['jsdom'] },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames } },
    },
  })
  return (bundled as Vite.Rolldown.RolldownOutput).output[0].fileName
}

async function describeBuild(
  fresh: string,
  renderer: string,
  routes: PageRoute[],
): Promise<BuildManifest> {
  const site = join(fresh, 'site')
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest
  await rm(join(site, '.vite'), { recursive: true })
  const shell = await readFile(join(site, 'index.html'), 'utf8')
  return {
    format: BUILD_FORMAT,
    renderer,
    shell,
    fontPreloads: fontPreloads(manifest),
    routes: routes.map(({ id, ...route }) => ({
      ...route,
      scriptPreloads: scriptPreloads(manifest, shell, id),
    })),
  }
}
