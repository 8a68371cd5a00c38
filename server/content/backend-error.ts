import { errorMessage } from '../log.ts'

export class BackendError extends Error {
  override name = 'BackendError'
  /** The message without its detail. The log counts the errors of each kind. */
  readonly kind: string
  readonly status: 502 | 504

  constructor(kind: string, detail = '', status: 502 | 504 = 502) {
    super(kind + detail)
    this.kind = kind
    this.status = status
  }

  static of(thrown: unknown): BackendError {
    return thrown instanceof BackendError ? thrown : new BackendError(errorMessage(thrown))
  }
}
