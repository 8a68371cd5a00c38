import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseEnv } from 'node:util'

/**
 * Stands in for `systemctl restart` and `systemctl stop`. It runs
 * `units/fez.service` as systemd does: with the unit's Node, folder and settings, with the port of
 * `units/fez.socket` if there is one, and again if the server ends, if the unit says so. The journal has the
 * lines since the last start.
 */
const [folder = '', command] = process.argv.slice(2)
const [journal, failed, group, starts] = ['journal', 'failed', 'group', 'starts'].map((name) =>
  join(folder, name),
) as [string, string, string, string]

await stop()
if (command === 'restart') await start()

function valueOf(unit: string, setting: string): string {
  const file = join(folder, 'units', unit)
  const [, value = ''] = existsSync(file)
    ? (new RegExp(`^${setting}=(.*)`, 'm').exec(readFileSync(file, 'utf8')) ?? [])
    : []
  return value
}

async function start(): Promise<void> {
  const [host, port] = valueOf('fez.socket', 'ListenStream').split(':')
  const socket = createServer()
  if (port !== undefined) await once(socket.listen(Number(port), host), 'listening')
  const { fd } = (socket as unknown as { _handle: { fd: number } | null })._handle ?? {}
  const server = `sh -c 'LISTEN_PID=$$ exec ${valueOf('fez.service', 'ExecStart')}'`
  const output = openSync(journal, 'w')
  writeFileSync(starts, '')
  const servers = spawn(
    'sh',
    [
      '-c',
      valueOf('fez.service', 'Restart') === 'always'
        ? `while printf . >> '${starts}'; do ${server}; sleep 1; done`
        : `printf . >> '${starts}'; ${server}; touch '${failed}'`,
    ],
    {
      cwd: realpathSync(valueOf('fez.service', 'WorkingDirectory')),
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...parseEnv(valueOf('fez.service', 'Environment')),
        ...(fd !== undefined && { LISTEN_FDS: '1' }),
      },
      stdio: ['ignore', output, output, fd ?? 'ignore'],
      detached: true,
    },
  )
  writeFileSync(group, String(servers.pid))
  // Before this process accepts a connection itself.
  process.exit()
}

/** Resolves once the server has ended. */
async function stop(): Promise<void> {
  if (!existsSync(group)) return
  const id = Number(readFileSync(group, 'utf8'))
  for (;;) {
    try {
      process.kill(-id, 'SIGTERM')
    } catch {
      return
    }
    await setTimeout(20)
  }
}
