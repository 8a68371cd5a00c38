import { type ChildProcess, spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { CALL_TIMEOUT_MS } from './browser.ts'

const running = new Set<ChildProcess>()

/** Starts a program with three readable streams. It ends with this process at the latest. */
export function startProgram(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const program = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // In its own process group, programs that it starts end with it.
    detached: true,
  })
  // A program stops if it writes to a pipe that is full, so every stream must be read.
  for (const stream of program.stdio) if (stream instanceof Readable) stream.resume()
  running.add(program)
  return program
}

export function endProgram(program: ChildProcess): void {
  running.delete(program)
  try {
    if (program.pid !== undefined) process.kill(-program.pid, 'SIGKILL')
  } catch {
    // The program has already ended.
  }
}

process.once('exit', () => {
  running.forEach(endProgram)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Waits for the pattern in a program's stream and returns its first group. */
export function announced(
  program: ChildProcess,
  stream: 1 | 2 | 3,
  pattern: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = program.stdio[stream]
    if (!(output instanceof Readable)) throw new Error('The program has no such stream.')
    let written = ''
    const refuse = (when: string) => {
      reject(new Error(`It did not write ${pattern.source} ${when}:\n${written}`))
    }
    const deadline = setTimeout(() => {
      refuse('in time')
    }, CALL_TIMEOUT_MS)
    program.once('exit', () => {
      refuse('before it ended')
    })
    output.setEncoding('utf8').on('data', (piece: string) => {
      written += piece
      const said = pattern.exec(written)?.[1]
      if (said === undefined) return
      clearTimeout(deadline)
      resolve(said)
    })
  })
}
