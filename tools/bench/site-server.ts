import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UNSET_SETTINGS } from '../commands/unset-settings.ts'

/** Serves the built site with its sample content, as `npm start` does. */
export async function serveSite(): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-messages-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...UNSET_SETTINGS, PORT: '0', MESSAGES_DB: join(folder, 'messages.db') },
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
    close: () => {
      server.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
