/** Too many messages came, so the visitor has to wait. */
export class TryLaterError extends Error {
  readonly retryAtMs: number

  constructor(waitS: number) {
    super('Too many messages')
    this.retryAtMs = Date.now() + waitS * 1000
  }
}
