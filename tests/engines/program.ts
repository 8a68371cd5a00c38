import { type ChildProcess, spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { CALL_TIMEOUT } from './browser.ts'

const running = new Set<ChildProcess>()

/** Starts a program with three streams to read. It ends at the latest with this process. */
export function startProgram(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const program = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // A group of its own, so that what the program starts ends with it.
    detached: true,
  })
  // What nobody reads fills its pipe, and a program that cannot write on stands still.
  for (const stream of program.stdio) if (stream instanceof Readable) stream.resume()
  running.add(program)
  return program
}

export function endProgram(program: ChildProcess): void {
  running.delete(program)
  try {
    if (program.pid !== undefined) process.kill(-program.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

process.once('exit', () => {
  running.forEach(endProgram)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** What a program says of itself: the first group of the pattern in what it writes to a stream. */
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
    }, CALL_TIMEOUT)
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
