import { reasonOf } from '../log.ts'

export class BackendFault extends Error {
  override name = 'BackendFault'
  /** The message without its detail. The log counts the faults of each kind. */
  readonly kind: string
  readonly status: 502 | 504

  constructor(kind: string, detail = '', status: 502 | 504 = 502) {
    super(kind + detail)
    this.kind = kind
    this.status = status
  }

  static of(thrown: unknown): BackendFault {
    return thrown instanceof BackendFault ? thrown : new BackendFault(reasonOf(thrown))
  }
}
