import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UNSET_SETTINGS } from './unset-settings.ts'
import { whenListening } from './when-listening.ts'

/** Serves the built site with its sample content, once its pages are prerendered. */
export async function serveSite(settings: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fez-data-'))
  const server = spawn(process.execPath, ['server/start.js'], {
    env: { ...process.env, ...UNSET_SETTINGS, PORT: '0', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stderr.pipe(process.stderr)
  // The server writes into the folder until its end.
  server.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  const site = await whenListening(server)
  await site.said(/^(\d+) of \1 pages are prerendered$/m)
  return { origin: new URL(site.address).origin, pid: server.pid, stop: site.stop }
}
