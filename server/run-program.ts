import { logFault } from './log.ts'
import { StartError } from './start-error.ts'

/** Runs a program to its end; a StartError is its last line, without a stack. */
export async function runProgram(
  run: () => void | Promise<void>,
  exitCodeAtFault = 1,
): Promise<void> {
  try {
    await run()
  } catch (fault) {
    if (!(fault instanceof StartError)) throw fault
    logFault(fault.message)
    process.exitCode = exitCodeAtFault
  }
}
