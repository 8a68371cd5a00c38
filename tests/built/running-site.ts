import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startProgram } from '../unit/server/start-program.ts'
import { temporaryFolder } from '../unit/server/temporary-site.ts'

/** A folder that looks like this one to a program of the server, built files included. */
export async function builtFolder(): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of ['content', 'dist', 'dist-renderer']) {
    await symlink(resolve(name), join(folder, name))
  }
  return folder
}

/** Runs the site of a folder, with these settings and no others. */
export async function runSite(folder: string, env: Record<string, string> = {}) {
  const program = startProgram('main.ts', folder, { PORT: '0', ...env })
  const faults: string[] = []
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    faults.push(...text.split('\n').filter(Boolean))
  })
  const [line] = (await once(program.stdout.setEncoding('utf8'), 'data')) as [string]
  const [address = ''] = /http:\S+/.exec(line) ?? []
  const open = (path: string) => fetch(address + path.slice(1))
  // Words that are bound together are words all the same.
  const html = async (path: string) => (await (await open(path)).text()).replaceAll('\u00a0', ' ')
  return {
    open,
    html,
    /** The lines on standard error so far. */
    faults,
    /** The most memory that the server held so far, in megabytes; Linux alone can tell. */
    peakMemory(): number {
      if (process.platform !== 'linux') return 0
      const status = readFileSync(`/proc/${program.pid ?? ''}/status`, 'utf8')
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
    },
    /** Settles with the page once it contains the text. */
    async showing(path: string, text: string): Promise<string> {
      for (;;) {
        const shown = await html(path)
        if (shown.includes(text)) return shown
        await setTimeout(50)
      }
    },
  }
}
