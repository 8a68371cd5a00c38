import { escapeInvisible, indentedLines } from '../../platform/log/escape-invisible.ts'
import type { NotificationSettings } from '../../platform/settings/settings.ts'
import type { StoredMessage } from '../store/message-store.ts'
import { defangLinks } from './defang-links.ts'

/** An address that is safe in a header (RFC 5322, dot-atom), its domain in any script. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{M}\p{N}.-]{1,255}$/u

const SPAM = '[spam?] '

export type Mail = ReturnType<typeof messageMail>

/**
 * The mail to staff with these messages and the number of others. Nothing in it is a link or starts a header.
 */
export function messageMail(
  messages: StoredMessage[],
  { from, to }: NotificationSettings,
  others = 0,
) {
  const count = messages.length + others
  const spam = others === 0 && messages.every((message) => message.spam) ? SPAM : ''
  const [first] = messages
  const only = count === 1 ? first : undefined
  const replyTo = only && PLAIN_ADDRESS.test(only.email) ? only.email : undefined
  return {
    from: { name: 'Website', address: from },
    to,
    ...(replyTo !== undefined && { replyTo }),
    subject: only ? `${title(only)} from ${nameOf(only)}` : `${spam}${count} messages`,
    messageId: messageId(messages, others, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      only
        ? 'A visitor has sent a message through the contact form.'
        : `Visitors have sent ${count} messages through the contact form.`,
      '',
      ...messages.flatMap(contentOf),
      ...(others > 0 ? [moreInTheList(others), ''] : []),
      replyTo === undefined
        ? 'A reply to this mail goes to no visitor.'
        : 'Your reply to this mail goes to the visitor.',
      'What could be a link in it is broken up with [ ], since anybody can write anything here.',
      '',
    ].join('\n'),
  }
}

/** Always the same, so that mail programs recognise a second mail about the same messages. */
function messageId(messages: StoredMessage[], others: number, from: string): string {
  const ids = messages.map(({ id }) => id).join('-') + (others > 0 ? `+${others}` : '')
  const time = Date.parse(messages[0]?.receivedAt ?? '')
  return `<message-${ids}-${time}@${from.split('@').at(-1) ?? ''}>`
}

function moreInTheList(others: number): string {
  return `${others} more are not in this mail. Whoever runs the website can read them with \`npm run messages\`.`
}

/** Replaces the visitor's texts in a message. The mail was refused, probably because of these texts. */
export function withoutText({ id, receivedAt, spam }: StoredMessage): StoredMessage {
  const message =
    'The mail server refuses what this visitor wrote. Whoever runs the website can read it with `npm run messages`.'
  const visitor = { firstName: 'a', lastName: 'visitor', email: '', phone: '' }
  return { id, receivedAt, spam, message, ...visitor }
}

function title({ id, spam }: StoredMessage): string {
  return `${spam ? SPAM : ''}Message ${id}`
}

function contentOf(message: StoredMessage): string[] {
  return [
    title(message),
    `Time:    ${message.receivedAt}`,
    `Name:    ${nameOf(message)}`,
    `E-mail:  ${harmless(message.email)}`,
    `Phone:   ${harmless(message.phone)}`,
    '',
    ...indentedLines(message.message).map(defangLinks),
    '',
  ]
}

function nameOf({ firstName, lastName }: StoredMessage): string {
  return harmless(`${firstName} ${lastName}`)
}

function harmless(text: string): string {
  return defangLinks(escapeInvisible(text))
}
