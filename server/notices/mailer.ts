import { createTransport } from 'nodemailer'
import { codeOf, log, logFault } from '../log.ts'
import type { NoticeSettings } from '../settings.ts'
import { messageMail } from './message-mail.ts'
import { type Line, RefusedMessage } from './teller.ts'

// nodemailer must not send a mail again by itself: the teller does so, after a pause.
const ONE_CONNECTION = { pool: true, maxConnections: 1, maxRequeues: 0 } as const

const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // A mail server that scans for viruses answers late. After a shorter wait, the teller would send
  // the mail again.
  socketTimeout: 60_000,
  socketCloseTimeout: 1_000,
}

/** Tells staff by mail, over one connection. Logs once that an address is refused. */
export function mailer(settings: NoticeSettings): () => Line {
  const refused = new Set<string>()

  function note(rejected: string[]): void {
    for (const address of settings.to) {
      if (rejected.includes(address) === refused.has(address)) continue
      if (refused.delete(address)) {
        log(`The mail server accepts mails to ${address} again`)
      } else {
        refused.add(address)
        logFault(
          `The mail server refuses mails to ${address}. Check NOTIFY_TO: the others get them`,
        )
      }
    }
  }

  return () => {
    const transport = createTransport({ ...ONE_CONNECTION, ...TIMEOUTS_MS, url: settings.smtp })
    return {
      async tell(message, stop) {
        try {
          const mail = { ...messageMail(message, settings), signal: stop }
          const { rejected } = await transport.sendMail(mail)
          note(rejected)
        } catch (fault) {
          throw tellFault(fault)
        }
      },
      close() {
        transport.close()
      },
    }
  }
}

/** The mail server's answer may quote the mail, so the log gets only its code. */
function tellFault(fault: unknown): unknown {
  if (!(fault instanceof Error && codeOf(fault) === 'EMESSAGE')) return fault
  const code = 'responseCode' in fault ? Number(fault.responseCode) : NaN
  const reason = `the mail server answered the mail with ${code}`
  return code >= 500 ? new RefusedMessage(reason) : new Error(reason)
}
