import { escapeInvisible, indentedLines } from '../../platform/log/escape-invisible.ts'
import type { StoredMessage } from '../store/message-store.ts'

/** A message as text for a terminal. */
export function formatMessage(message: StoredMessage): string {
  const { id, receivedAt, spam, firstName, lastName, email, phone } = message
  const who = [`${firstName} ${lastName}`, email, phone].map(escapeInvisible)
  const head = [id, receivedAt, ...(spam ? ['[spam?]'] : []), ...who].join('  ')
  return [head, ...indentedLines(message.message), '', ''].join('\n')
}
