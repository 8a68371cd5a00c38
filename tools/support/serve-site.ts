import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { UNSET_SETTINGS } from './unset-settings.ts'

/** Serves a built site with its sample content, once its pages are prerendered. */
export async function serveSite(settings: NodeJS.ProcessEnv = {}, project = '.') {
  const folder = mkdtempSync(join(tmpdir(), 'fez-data-'))
  const server = spawn(process.execPath, ['server/start.js'], {
    cwd: project,
    env: { ...process.env, ...UNSET_SETTINGS, PORT: '0', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const close = () => {
    server.kill()
    rmSync(folder, { recursive: true })
  }
  let url = ''
  for await (const line of createInterface(server.stdout)) {
    url ||= /http:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? ''
    if (/^(\d+) of \1 pages are prerendered$/.test(line)) return { url, pid: server.pid, close }
  }
  close()
  throw new Error('The server has ended before its pages were prerendered.')
}
