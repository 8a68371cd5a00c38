import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** Builds a VitePress home, for which npm fetches VitePress. Returns its folder. */
export function buildVitepress(folder: string): string {
  cpSync(join(import.meta.dirname, 'vitepress'), folder, { recursive: true })
  // npm's own variables would lead it back to this project.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
  )
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: folder, env, stdio: 'ignore' })
  // Its pages import Vue from this folder.
  run('npm', 'install', '--prefix', '.', 'vitepress@1.6.4')
  run('node_modules/.bin/vitepress', 'build')
  return join(folder, '.vitepress/dist')
}
