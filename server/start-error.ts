/** Why the server cannot start, in words its operator can act on: one line, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
