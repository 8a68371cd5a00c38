import type { StoredMessage } from '../message-store/message-store.ts'
import type { NoticeSettings } from '../settings.ts'
import { visibleText } from '../visible-text.ts'
import { linklessText } from './linkless-text.ts'

/**
 * What can stand in a header as an address and mean nothing else (RFC 5322, dot-atom), its domain in
 * letters of any script. Others are allowed as well, and are answered by hand.
 */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{M}\p{N}.-]{1,255}$/u

/** In characters. A subject is a line, and a name may have sixteen thousand. */
const LONGEST_NAME = 100

/** The mail that tells staff of a message; nothing in it is a link or starts a header. */
export function messageMail(message: StoredMessage, { from, to }: NoticeSettings) {
  const { id, receivedAt, firstName, lastName, email, phone } = message
  const name = harmless(`${firstName} ${lastName}`)
  const canReply = PLAIN_ADDRESS.test(email)
  return {
    from: { name: 'Website', address: from },
    to,
    ...(canReply && { replyTo: email }),
    subject: `Message ${id} from ${Array.from(name).slice(0, LONGEST_NAME).join('')}`,
    // The same each time: should a message be told of twice, mail programs can see it.
    messageId: `<message-${id}-${Date.parse(receivedAt)}@${from.split('@').at(-1) ?? ''}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      'A visitor has sent a message through the contact form.',
      '',
      `Time:    ${receivedAt}`,
      `Name:    ${name}`,
      `E-mail:  ${harmless(email)}`,
      `Phone:   ${harmless(phone)}`,
      '',
      // Indented, so that no line of it can pass for one of ours.
      ...message.message.split(/\r\n?|\n/).map((line) => `    ${harmless(line)}`),
      '',
      canReply
        ? 'Your reply to this mail goes to the visitor.'
        : 'The address is an unusual one: a reply to this mail does not go to the visitor.',
      'What could be a link in it is broken up with [ ], since anybody can write anything here.',
      '',
    ].join('\n'),
  }
}

function harmless(text: string): string {
  return linklessText(visibleText(text))
}
