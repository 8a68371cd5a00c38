import { createTransport } from 'nodemailer'
import { errorCode, log, logError } from '../log.ts'
import type { NotificationSettings } from '../settings.ts'
import { messageMail } from './message-mail.ts'
import { type MailTransport, RefusedMailError } from './notifier.ts'

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

/** Opens connections for mails to staff. Logs once that an address is refused. */
export function mailer(settings: NotificationSettings): () => MailTransport {
  const refused = new Set<string>()

  function note(rejected: string[]): void {
    for (const address of settings.to) {
      if (rejected.includes(address) === refused.has(address)) continue
      if (refused.delete(address)) {
        log(`The mail server accepts mails to ${address} again`)
      } else {
        refused.add(address)
        logError(
          `The mail server refuses mails to ${address}. Check NOTIFY_TO: the others get them`,
        )
      }
    }
  }

  return () => {
    const transport = createTransport({ ...ONE_CONNECTION, ...TIMEOUTS_MS, url: settings.smtp })
    return {
      async send(message, signal) {
        try {
          const mail = { ...messageMail(message, settings), signal }
          const { rejected } = await transport.sendMail(mail)
          note(rejected)
        } catch (error) {
          throw withoutMail(error)
        }
      },
      close() {
        transport.close()
      },
    }
  }
}

/** The mail server's response may quote the mail, so the log gets only its code. */
function withoutMail(error: unknown): unknown {
  if (!(error instanceof Error && errorCode(error) === 'EMESSAGE')) return error
  const code = 'responseCode' in error ? Number(error.responseCode) : NaN
  const reason = `the mail server answered the mail with ${code}`
  return code >= 500 ? new RefusedMailError(reason) : new Error(reason)
}
