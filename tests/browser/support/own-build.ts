import { rm } from 'node:fs/promises'
import type { Fixtures } from '@playwright/test'
import { startBackendServer } from '../../support/backend-server.ts'
import { keepPages } from '../../support/few-pages.ts'
import { buildProject, copyProject } from '../../support/project-copy.ts'
import { serveSite } from '../../support/start-server.ts'
import { changeProject } from './changed-project.ts'

interface OwnBuild {
  /** A copy of the project's folder, with this project's built site until the copy is built. */
  project: string
  backend: Awaited<ReturnType<typeof startBackendServer>>
  /** Settings that a build contains: the content's origin and the map's key. */
  settings: Record<string, string>
  build: () => Promise<unknown>
}

export interface OwnBuildFixtures {
  ownBuild: OwnBuild
  /** The pages / and /contact of the copy's built site, served with these settings. */
  ownSite: Awaited<ReturnType<typeof serveSite>>
}

/** The tests open only these pages by their address. */
const PAGES = ['/', '/services', '/contact']

/**
 * A build takes longer than all of its tests, so they share one. They run in one worker, in the
 * order of their file names, and the first of them watches the build.
 */
export const OWN_BUILD: Fixtures<object, OwnBuildFixtures> = {
  ownBuild: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright finds a fixture's dependencies here.
    async ({}, use) => {
      const project = await copyProject()
      await keepPages(project, PAGES)
      const backend = await startBackendServer()
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
      await keepPages(ownBuild.project, PAGES)
      await using site = await serveSite(ownBuild.project, ownBuild.settings)
      await use(site)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
}
