import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildProject, copyProject } from '../support/project-copy.ts'
import { routeFile } from '../support/route-file.ts'
import { writeFiles } from '../support/temporary-folder.ts'

test('a route with a parameter fails the build, which names it, and leaves the site as it was', async () => {
  const project = await copyProject()
  onTestFinished(() => rm(project, { recursive: true }))
  const before = builtFiles(project)
  await writeFiles(project, { 'src/routes/yard/$track.tsx': routeFile('/yard/$track', 'A track') })
  await expect(buildProject(project)).rejects.toThrow(
    /\nThe site is not built: The route \/yard\/\$track takes a parameter, which no page/,
  )
  expect(before.size).toBeGreaterThan(50)
  expect(builtFiles(project)).toEqual(before)
})

/** A hash of each built file that the server reads, by path. */
function builtFiles(project: string): Map<string, string> {
  const files = globSync('{dist,dist-renderer}/**/*.*', { cwd: project }).sort()
  return new Map(files.map((file) => [file, hash('sha256', readFileSync(join(project, file)))]))
}
