import type { StoredMessage } from '../message-store/message-store.ts'
import { visibleText } from '../visible-text.ts'

/** For a terminal. Indented text cannot pass as the first line of another message. */
export function listedMessage(message: StoredMessage): string {
  const { id, receivedAt, spam, firstName, lastName, email, phone } = message
  const who = [`${firstName} ${lastName}`, email, phone].map(visibleText)
  const text = message.message.split(/\r\n?|\n/).map((line) => `    ${visibleText(line)}`)
  return [[id, receivedAt, ...(spam ? ['[spam]'] : []), ...who].join('  '), ...text, '', ''].join(
    '\n',
  )
}
