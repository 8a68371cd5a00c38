import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildProject, copyProject } from '../support/project-copy.ts'
import { writeFiles } from '../support/temporary-folder.ts'

const REFUSING_RENDERER = `export function listRoutes() {
  throw new Error('The route /yard/$track takes a parameter')
}`

test('a build that fails leaves the site as it was', async () => {
  const project = await copyProject()
  onTestFinished(() => rm(project, { recursive: true }))
  const before = builtFiles(project)
  await writeFiles(project, { 'src/prerender/renderer.ts': REFUSING_RENDERER })
  await expect(buildProject(project)).rejects.toThrow(
    /\nThe site is not built: The route \/yard\/\$track takes a parameter\n/,
  )
  // The bundler's own messages are coloured.
  await writeFiles(project, { 'src/prerender/renderer.ts': "import './lost.ts'" })
  await expect(buildProject(project)).rejects.toThrow(
    /\nThe site is not built: Build failed with 1 error:\n+\[UNRESOLVED_IMPORT\] Could not resolve '\.\/lost\.ts'/,
  )
  expect(before.size).toBeGreaterThan(50)
  expect(builtFiles(project)).toEqual(before)
})

/** A hash of each built file that the server reads, by path. */
function builtFiles(project: string): Map<string, string> {
  const files = globSync('{dist,dist-renderer}/**/*.*', { cwd: project }).sort()
  return new Map(files.map((file) => [file, hash('sha256', readFileSync(join(project, file)))]))
}
