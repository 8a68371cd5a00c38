import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UNSET_SETTINGS } from './unset-settings.ts'

/** Serves the built site with its sample content and these settings, as `npm start` does. */
export async function serveSite(settings: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fez-messages-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...UNSET_SETTINGS,
      PORT: '0',
      MESSAGES_DB: join(folder, 'messages.db'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  let url: string | undefined
  while (!url) {
    const [words] = (await once(server.stdout, 'data')) as [Buffer]
    said += words.toString()
    url = /http:\/\/[\d.]+:\d+/.exec(said)?.[0]
  }
  return {
    url,
    pid: server.pid,
    close: () => {
      server.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
