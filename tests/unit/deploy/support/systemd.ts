import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseEnv } from 'node:util'

/**
 * Stands in for `systemctl` and `journalctl`. It runs `units/fez.service` as systemd does: with the unit's Node,
 * folder and settings, with the port of `units/fez.socket` if there is one, and again if the server ends, if the
 * unit says so. The journal has the lines since the last start.
 */
const [folder = '', program, ...args] = process.argv.slice(2)
const [journal, failed, group, starts] = ['journal', 'failed', 'group', 'starts'].map((name) =>
  join(folder, name),
) as [string, string, string, string]

const COMMANDS: Record<string, () => unknown> = {
  'is-system-running': () => {
    console.log('running')
  },
  cat: () => {
    process.stdout.write(readUnit('fez.service'))
    process.exitCode = readUnit('fez.service') === '' ? 1 : 0
  },
  show: () => {
    const [, , property = ''] = args
    const restarts = () => readFileSync(starts, 'utf8').length - 1
    console.log(property === 'NRestarts' ? restarts() : valuesOf('fez.service', property).join(''))
  },
  'reset-failed': () => {
    rmSync(failed, { force: true })
  },
  'is-failed': () => {
    process.exitCode = existsSync(failed) ? 0 : 1
  },
  restart: async () => {
    await stop()
    await start()
  },
  stop,
}
if (program === 'journalctl') process.stdout.write(readFileSync(journal))
else await COMMANDS[args[0] ?? '']?.()

function readUnit(name: string): string {
  const file = join(folder, 'units', name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function valuesOf(unit: string, setting: string): string[] {
  const lines = readUnit(unit).split('\n')
  return lines
    .filter((line) => line.startsWith(`${setting}=`))
    .map((line) => line.slice(setting.length + 1))
}

async function start(): Promise<void> {
  const [command = '', cwd = ''] = ['ExecStart', 'WorkingDirectory'].map((setting) =>
    valuesOf('fez.service', setting).join(''),
  )
  const [host, port] = valuesOf('fez.socket', 'ListenStream').join('').split(':')
  const socket = createServer()
  if (port !== undefined) await once(socket.listen(Number(port), host), 'listening')
  const { fd } = (socket as unknown as { _handle: { fd: number } | null })._handle ?? {}
  const server = `sh -c 'LISTEN_PID=$$ exec ${command}'`
  const output = openSync(journal, 'w')
  writeFileSync(starts, '')
  const servers = spawn(
    'sh',
    [
      '-c',
      valuesOf('fez.service', 'Restart').includes('always')
        ? `while printf . >> '${starts}'; do ${server}; sleep 1; done`
        : `printf . >> '${starts}'; ${server}; touch '${failed}'`,
    ],
    {
      cwd: realpathSync(cwd),
      env: {
        PATH: process.env.PATH,
        ...parseEnv(valuesOf('fez.service', 'Environment').join('\n')),
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
