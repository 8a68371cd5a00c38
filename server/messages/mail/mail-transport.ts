import { hostname } from 'node:os'
import { domainToASCII } from 'node:url'
import { createTransport, type NodemailerError } from 'nodemailer'
import { errorCode } from '../../platform/log/error-message.ts'
import type { NotificationSettings } from '../../platform/settings/settings.ts'
import type { Mail } from './message-mail.ts'

// nodemailer must not send a mail again by itself: the notifier does so, after a backoff.
const ONE_CONNECTION = { pool: true, maxConnections: 1, maxRequeues: 0 } as const

const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // A mail server that scans for viruses answers late. After a shorter wait, the notifier would send
  // the mail again.
  socketTimeout: 60_000,
  socketCloseTimeout: 1_000,
}

export interface MailTransport {
  /** Resolves once the mail server has accepted the mail. `signal` ends the attempt. */
  send: (mail: Mail, address: string, signal: AbortSignal) => Promise<void>
  close: () => void
}

/** The mail server accepts mails to this address, but not this one. */
export class RefusedMailError extends Error {
  override name = 'RefusedMailError'
  /** Greylisting accepts the same mail later (RFC 5321, section 4.2.1). */
  readonly isTransient: boolean

  constructor({ responseCode, permanent }: NodemailerError) {
    super(`the mail server answered the mail with ${responseCode}`)
    this.isTransient = permanent === false
  }
}

/** The mail server refuses mails to this address for good. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError'
}

export function openMailTransport(
  { smtp, from }: Pick<NotificationSettings, 'from' | 'smtp'>,
  machine = hostname(),
): MailTransport {
  // An option in the address, such as `?name=`, wins over these.
  const name = ehloName(machine, from)
  const transport = createTransport({ ...ONE_CONNECTION, ...TIMEOUTS_MS, name, url: smtp })
  return {
    async send(mail, address, signal) {
      const envelope = { from: mail.from.address, to: address }
      try {
        await transport.sendMail({ ...mail, envelope, signal })
      } catch (error) {
        throw refusal(error as NodemailerError)
      }
    },
    close() {
      transport.close()
    },
  }
}

/**
 * The name that the server gives itself in EHLO. nodemailer would send `[127.0.0.1]` for a machine without a
 * full name, such as a container, and some mail servers refuse that.
 */
function ehloName(machine: string, from: string): string {
  return machine.includes('.') ? machine : domainToASCII(from.split('@').at(-1) ?? '')
}

function refusal(error: NodemailerError): Error {
  if (error.message.includes('wrong version number')) {
    return new Error('this port has no TLS at once. Write smtp:// in NOTIFY_SMTP, or another port')
  }
  // The mail server's response may quote the mail, so only its code is kept.
  if (errorCode(error) === 'EMESSAGE') return new RefusedMailError(error)
  const isAddress = error.rejectedErrors?.every(({ permanent }) => permanent) ?? false
  return isAddress ? new RefusedAddressError(error.message) : error
}
