import { createInterface } from 'node:readline/promises'
import { OperatorError } from '../../platform/program/run-program.ts'

/** Asks in the terminal. Throws if there is none. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new OperatorError(`${question} Nobody can answer here. Add --yes to do it`)
  }
  const terminal = createInterface(process.stdin, process.stdout)
  // Ctrl+C or Ctrl+D rejects.
  const reply = await terminal.question(`${question} [y/N] `).catch(() => '')
  terminal.close()
  return /^y(es)?$/i.test(reply)
}
