/** Why a command cannot start: one line for its operator, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
