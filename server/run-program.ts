import { logFault } from './log.ts'

/** Why a program cannot do its work: one line for its operator, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Runs a program to its end. Logs the message of a StartError as the last line. */
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
