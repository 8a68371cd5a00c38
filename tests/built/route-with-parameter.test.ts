import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildProject, copyProject } from '../support/project-copy.ts'
import { routeFile } from '../support/route-file.ts'
import { writeFiles } from '../unit/server/temporary-site.ts'
import { runSite } from './running-site.ts'

test('a route with a parameter ends the build by its name, and the site stays as it was', async () => {
  const project = await copyProject()
  onTestFinished(() => rm(project, { recursive: true }))
  await writeFiles(project, { 'src/routes/yard/$track.tsx': routeFile('/yard/$track', 'A track') })
  await expect(buildProject(project)).rejects.toThrow(
    /\nThe site is not built: The route \/yard\/\$track takes a parameter, which no page/,
  )
  const site = await runSite(project)
  await site.showing('/contact', '<h1')
})
