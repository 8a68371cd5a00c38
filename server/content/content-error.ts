import { errorMessage } from '../platform/log/error-message.ts'

export const MB = 2 ** 20

/** The reason why content, a picture or a video cannot be loaded. */
export class ContentError extends Error {
  override name = 'ContentError'
  /** The message without its detail. The log counts the errors of each kind. */
  readonly kind: string
  readonly status: keyof typeof MESSAGES

  constructor(kind: string, detail = '', status: keyof typeof MESSAGES = 502) {
    super(kind + detail)
    this.kind = kind
    this.status = status
  }

  static of(thrown: unknown): ContentError {
    return thrown instanceof ContentError ? thrown : new ContentError(errorMessage(thrown))
  }

  static tooLarge(maxBytes: number): ContentError {
    return new ContentError(`more than ${maxBytes / MB} MB`)
  }

  /** The message for visitors, which does not say where the content is. */
  get publicMessage(): string {
    return MESSAGES[this.status]
  }
}

const MESSAGES = {
  502: 'There is no content that can be shown.',
  504: 'The content backend took too long.',
}
