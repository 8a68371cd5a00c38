import { logError } from '../log/log.ts'

/** The reason why a program cannot do its work: one line for its operator, shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Runs a program. An OperatorError ends it, whatever it still waits for, and its message is the last line. */
export async function runProgram(
  run: () => void | Promise<void>,
  errorExitCode = 1,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    logError(error.message)
    process.exit(errorExitCode)
  }
}
