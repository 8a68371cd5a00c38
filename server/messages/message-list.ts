import type { StoredMessage } from '../message-store/message-store.ts'
import { visibleText } from '../visible-text.ts'

/**
 * A message for a person at a terminal. Its text is indented, so that no line of it can pass for the
 * head of another message.
 */
export function listedMessage(message: StoredMessage): string {
  const { receivedAt, spam, firstName, lastName, email, phone } = message
  const who = [`${firstName} ${lastName}`, email, phone].map(visibleText)
  const text = message.message.split(/\r\n?|\n/).map((line) => `    ${visibleText(line)}`)
  return [[receivedAt, ...(spam ? ['[spam]'] : []), ...who].join('  '), ...text, '', ''].join('\n')
}
