import { escapeInvisible } from '../log/escape-invisible.ts'
import type { StoredMessage } from '../message-store/message-store.ts'

/** For a terminal. Indented text cannot pass as the first line of another message. */
export function formatMessage(message: StoredMessage): string {
  const { id, receivedAt, spam, firstName, lastName, email, phone } = message
  const who = [`${firstName} ${lastName}`, email, phone].map(escapeInvisible)
  const text = message.message.split(/\r\n?|\n/).map((line) => `    ${escapeInvisible(line)}`)
  return [[id, receivedAt, ...(spam ? ['[spam?]'] : []), ...who].join('  '), ...text, '', ''].join(
    '\n',
  )
}
