/** `fetch` throws a TypeError whose cause is the reason; some errors have only a code. */
export function errorMessage(error: unknown): string {
  const reason = error instanceof TypeError && error.cause ? error.cause : error
  if (!(reason instanceof Error)) return 'unknown'
  if (reason.name === 'TimeoutError') return 'no response in time'
  // zlib's own words are 'incorrect header check'.
  if (errorCode(reason) === 'Z_DATA_ERROR') return 'a body that is not in its Content-Encoding'
  // A function that calls itself for each level of a value may end with this error.
  if (reason.message === 'Maximum call stack size exceeded') return 'nested too deep'
  return reason.message || (errorCode(reason) ?? reason.name)
}

/** The code of an error of Node or of a database, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
