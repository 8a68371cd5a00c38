import { createTransport } from 'nodemailer'
import { log, logFault } from '../log.ts'
import type { NoticeSettings } from '../settings.ts'
import { messageMail } from './message-mail.ts'
import { type Line, TellFault } from './teller.ts'

// What breaks off is tried again by the teller, and not at once.
const ONE_CONNECTION = { pool: true, maxConnections: 1, maxRequeues: 0 } as const

/**
 * Tells staff by mail, one after the other through one connection. Who is refused by the mail server,
 * while others are not, is logged once.
 */
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
    const transport = createTransport({ ...ONE_CONNECTION, url: settings.smtp })
    return {
      async tell(message) {
        try {
          const { rejected } = await transport.sendMail(messageMail(message, settings))
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

/** What a server says of a mail may repeat what stands in it, and has no place in a log. */
function tellFault(fault: unknown): unknown {
  if (!(fault instanceof Error && 'code' in fault && fault.code === 'EMESSAGE')) return fault
  const code = 'responseCode' in fault ? Number(fault.responseCode) : NaN
  const scope = code >= 500 ? 'message' : 'all'
  return new TellFault(`the mail server answered the mail with ${code}`, scope)
}
