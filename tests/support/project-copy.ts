import { execFile } from 'node:child_process'
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const LEFT_BEHIND = ['node_modules', 'data', 'test-results', '.git', '.env']

/** A copy of the project with its built files, for tests that change its sources. */
export async function copyProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'fez-project-'))
  await cp('.', project, {
    recursive: true,
    filter: (file) => !LEFT_BEHIND.includes(basename(file)),
    preserveTimestamps: true,
  })
  await symlink(resolve('node_modules'), join(project, 'node_modules'))
  return project
}

/** Runs `npm run build` with these settings. A failed build rejects with its output. */
export function buildProject(project: string, settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings }
  return promisify(execFile)('node', ['build/build-site.ts'], { cwd: project, env })
}
