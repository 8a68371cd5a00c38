/** Why an answer of the content backend cannot be passed on. */
export class BackendFault extends Error {
  override name = 'BackendFault'
  /** The same for all faults that are alike. */
  readonly kind: string
  readonly status: 502 | 504

  /** @param detail what tells this fault from others of its kind */
  constructor(kind: string, detail = '', status: 502 | 504 = 502) {
    super(kind + detail)
    this.kind = kind
    this.status = status
  }

  /** `fetch` says 'fetch failed' and keeps what happened as the cause, sometimes without a message. */
  static of(thrown: unknown): BackendFault {
    if (thrown instanceof BackendFault) return thrown
    const cause = thrown instanceof Error && thrown.cause ? thrown.cause : thrown
    if (!(cause instanceof Error)) return new BackendFault('unknown')
    return new BackendFault(cause.message || ('code' in cause ? String(cause.code) : cause.name))
  }
}
