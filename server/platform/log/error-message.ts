import { errorCode } from './error-code.ts'

/** `fetch` throws a TypeError whose cause is the reason; some errors have only a code. */
export function errorMessage(error: unknown): string {
  const reason = error instanceof TypeError && error.cause ? error.cause : error
  if (!(reason instanceof Error)) return 'unknown'
  if (reason.name === 'TimeoutError') return 'no response in time'
  return reason.message || (errorCode(reason) ?? reason.name)
}
