import { createTransport } from 'nodemailer'
import { log, logFault } from '../log.ts'
import type { NoticeSettings } from '../settings.ts'
import { messageMail } from './message-mail.ts'
import { type Line, TellFault } from './teller.ts'

// No requeueing: the teller tries again, after a pause.
const ONE_CONNECTION = { pool: true, maxConnections: 1, maxRequeues: 0 } as const

/** All in milliseconds. */
const TIMES = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // A server that looks for viruses answers late, and a mail given up by then would come twice.
  socketTimeout: 60_000,
  socketCloseTimeout: 1_000,
}

/** Tells staff by mail, over one connection. An address that is refused is logged once. */
export function mailer(settings: NoticeSettings): () => Line {
  const refused = new Set<string>()

  function note(rejected: string[]): void {
    for (const address of settings.to) {
      if (rejected.includes(address) === refused.has(address)) continue
      if (refused.delete(address)) {
        log(`The mail server takes mails to ${address} again`)
      } else {
        refused.add(address)
        logFault(`The mail server refuses mails to ${address}; the others get them`)
      }
    }
  }

  return () => {
    const transport = createTransport({ ...ONE_CONNECTION, ...TIMES, url: settings.smtp })
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

/** The mail server's answer may quote the mail, so only its code is logged. */
function tellFault(fault: unknown): unknown {
  if (!(fault instanceof Error && 'code' in fault && fault.code === 'EMESSAGE')) return fault
  const code = 'responseCode' in fault ? Number(fault.responseCode) : NaN
  const scope = code >= 500 ? 'message' : 'all'
  return new TellFault(`the mail server answered the mail with ${code}`, scope)
}
