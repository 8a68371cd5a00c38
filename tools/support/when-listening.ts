import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

export type Program = ChildProcessByStdio<null, Readable, Readable>

/** Waits until a server that was just started answers. Rejects if it ends before. */
export async function whenListening(program: Program) {
  const output = { stdout: '', stderr: '' }
  program.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  program.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  const ended = once(program, 'close')
  /** Waits until standard output matches, and returns the first group. */
  const said = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output.stdout)
      if (found) return found[1] ?? ''
      const hasEnded = await Promise.race([
        once(program.stdout, 'data').then(() => false),
        ended.then(() => true),
      ])
      if (hasEnded) throw new Error(`The server has ended. ${output.stderr}`)
    }
  }
  const address = await said(/The site is at (http:[^\s"]+)/)
  const stop = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return
    program.kill()
    await once(program, 'exit')
  }
  return {
    program,
    address,
    said,
    /** The lines on standard error so far. */
    errorLines: () => output.stderr.split('\n').filter(Boolean),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
