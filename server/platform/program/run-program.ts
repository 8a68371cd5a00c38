import { logError } from '../log/log.ts'

/** The reason why a program cannot do its work: one line for its operator, shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Runs a program to its end. Logs the message of an OperatorError as the last line. */
export async function runProgram(
  run: () => void | Promise<void>,
  errorExitCode = 1,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    logError(error.message)
    process.exitCode = errorExitCode
  }
}
