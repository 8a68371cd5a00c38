import { rm } from 'node:fs/promises'
import { buildProject, copyProject } from '../support/project-copy.ts'
import { startSecondBackend } from '../support/second-backend.ts'
import { changeProject } from './changed-project.ts'
import { startSite } from './own-site.ts'
import { test as base } from './site.ts'

interface OwnBuild {
  /** The folder of a copy of the project, with the site of this one until it is built anew. */
  project: string
  backend: Awaited<ReturnType<typeof startSecondBackend>>
  /** The parts of a built site that settings decide: the origin of its content, and the map's key. */
  settings: Record<string, string>
  /** Changes the copy and builds it, once. */
  build: () => Promise<unknown>
}

interface OwnBuildFixtures {
  ownBuild: OwnBuild
  /** The site of the copy once it is built, as it is served with its settings. */
  ownSite: Awaited<ReturnType<typeof startSite>>
}

// A build takes longer than all tests that want one. So they share it: they run in one worker, in the
// order of their files' names, and the first of them looks on while it is made.
export const test = base.extend<object, OwnBuildFixtures>({
  ownBuild: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const project = await copyProject()
      const backend = await startSecondBackend()
      const settings = {
        VITE_API_BASE: backend.url,
        VITE_GOOGLE_MAPS_KEY: 'test-key',
        VITE_GOOGLE_MAPS_MAP_ID: 'test-map',
      }
      let built: Promise<unknown> | undefined
      const build = () =>
        (built ??= changeProject(project).then(() => buildProject(project, settings)))
      await use({ project, backend, settings, build })
      await backend.stop()
      await rm(project, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  ownSite: [
    async ({ ownBuild }, use) => {
      await ownBuild.build()
      await using site = await startSite(ownBuild.project, ownBuild.settings)
      await use(site)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
