import { escapeInvisible, indentedLines } from '../log/escape-invisible.ts'
import type { StoredMessage } from '../message-store/message-store.ts'
import type { NotificationSettings } from '../settings/settings.ts'
import { defangLinks } from './defang-links.ts'

/** An address that is safe in a header (RFC 5322, dot-atom), its domain in any script. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{M}\p{N}.-]{1,255}$/u

/** Enough for a subject line: a visitor can send a name of sixteen thousand characters. */
const MAX_NAME_CHARACTERS = 100

/** The mail that tells staff of a message. Nothing in it is a link or starts a header. */
export function messageMail(message: StoredMessage, { from, to }: NotificationSettings) {
  const { id, receivedAt, spam, firstName, lastName, email, phone } = message
  const name = harmless(`${firstName} ${lastName}`)
  const canReply = PLAIN_ADDRESS.test(email)
  return {
    from: { name: 'Website', address: from },
    to,
    ...(canReply && { replyTo: email }),
    subject: `${spam ? '[spam?] ' : ''}Message ${id} from ${Array.from(name).slice(0, MAX_NAME_CHARACTERS).join('')}`,
    // Always the same, so that mail programs recognise a second mail about the same message.
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
      ...indentedLines(message.message).map(defangLinks),
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
  return defangLinks(escapeInvisible(text))
}
