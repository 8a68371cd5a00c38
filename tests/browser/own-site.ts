import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { COMPILED } from '../../tools/commands/compiled.ts'
import { UNSET_SETTINGS } from '../../tools/commands/unset-settings.ts'

/** Serves this folder's built site once its pages are prerendered. `await using` stops it. */
export async function startSite(folder: string, settings: Record<string, string>) {
  const server = spawn('node', ['server/main.ts'], {
    cwd: folder,
    env: { ...COMPILED, ...UNSET_SETTINGS, PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const faults: string[] = []
  server.stderr.setEncoding('utf8').on('data', (text: string) => faults.push(text))
  let said = ''
  server.stdout.setEncoding('utf8')
  while (!said.includes('pages are prerendered')) {
    const [text] = (await once(server.stdout, 'data')) as [string]
    said += text
  }
  const [address = ''] = /http:\S+/.exec(said) ?? []
  const stop = async () => {
    server.kill()
    await once(server, 'exit')
  }
  return {
    address,
    /** The server's standard error so far. */
    faults,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
