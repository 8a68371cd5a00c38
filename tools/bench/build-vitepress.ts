import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** Builds a VitePress home in a folder and answers with where it is; npm fetches VitePress for that. */
export function buildVitepress(folder: string): string {
  cpSync(join(import.meta.dirname, 'vitepress'), folder, { recursive: true })
  // What npm tells its scripts would lead npx back to this project.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
  )
  execFileSync('npx', ['--yes', 'vitepress@1.6.4', 'build'], { cwd: folder, env, stdio: 'ignore' })
  return join(folder, '.vitepress/dist')
}
