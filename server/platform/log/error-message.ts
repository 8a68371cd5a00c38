/**
 * The codes of zlib for a body that is not gzip, Brotli or Zstandard. Its own words are 'incorrect header check'
 * or 'Decompression failed'.
 */
const NOT_DECODABLE =
  /^(?:Z_DATA_ERROR|ERR__ERROR_FORMAT_\w+|ZSTD_error_(?:prefix_unknown|corruption_detected))$/

/** `fetch` throws a TypeError whose cause is the reason; some errors have only a code. */
export function errorMessage(error: unknown): string {
  const reason = error instanceof TypeError && error.cause ? error.cause : error
  if (!(reason instanceof Error)) return 'unknown'
  if (reason.name === 'TimeoutError') return 'no response in time'
  const code = errorCode(reason)
  if (code && NOT_DECODABLE.test(code)) return 'a body that is not in its Content-Encoding'
  // A function that calls itself for each level of a value may end with this error.
  if (reason.message === 'Maximum call stack size exceeded') return 'nested too deep'
  return reason.message || (code ?? reason.name)
}

/** The code of an error of Node or of a database, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
