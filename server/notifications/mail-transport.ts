import { domainToASCII } from 'node:url'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { errorCode } from '../log/error-code.ts'
import { FailureLog } from '../log/failure-log.ts'
import type { NotificationSettings } from '../settings/settings.ts'
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

/** The addresses that the mail server does not accept, and whether for good. */
type Rejections = Map<string, { isFinal: boolean }>

/** Opens connections for mails to staff. Logs once that an address is refused, or has to wait. */
export function mailTransportFactory(settings: NotificationSettings): () => MailTransport {
  const failures = new FailureLog()

  function note(address: string, rejection: { isFinal: boolean } | undefined): void {
    if (rejection) failures.failed(address, rejectionLine(address, rejection.isFinal))
    else failures.succeeded(address, `The mail server accepts mails to ${address} again`)
  }

  return () => {
    const transport = createTransport({ ...ONE_CONNECTION, ...TIMEOUTS_MS, url: settings.smtp })

    async function send(mail: SendMailOptions, othersHaveIt: boolean): Promise<Rejections> {
      try {
        return rejectionsOf(await transport.sendMail(mail))
      } catch (error) {
        const rejections = rejectionsOf(error as NodemailerError)
        // If nobody has the mail yet, the mail server may take none.
        if (othersHaveIt && rejections.size > 0) return rejections
        throw withoutMail(error)
      }
    }

    return {
      async send(message, signal) {
        const { sentTo } = message
        const recipients = settings.to.filter((address) => !sentTo.includes(address))
        if (recipients.length === 0) return { sentTo, isComplete: true }
        const envelope = { from: settings.from, to: recipients }
        const mail = { ...messageMail(message, settings), envelope, signal }
        const rejections = await send(mail, sentTo.length > 0)
        const rejectionOf = (address: string) => rejections.get(comparable(address))
        for (const address of recipients) note(address, rejectionOf(address))
        return {
          sentTo: settings.to.filter((address) => !rejectionOf(address)),
          isComplete: recipients.every((address) => rejectionOf(address)?.isFinal ?? true),
        }
      },
      close() {
        transport.close()
      },
    }
  }
}

function rejectionsOf({
  rejectedErrors = [],
}: Pick<NodemailerError, 'rejectedErrors'>): Rejections {
  return new Map(
    rejectedErrors.map(({ recipient = '', permanent = false }) => [
      comparable(recipient),
      { isFinal: permanent },
    ]),
  )
}

/** nodemailer writes the domain of an address in its own way. */
function comparable(address: string): string {
  const [name, domain = ''] = address.split('@')
  return `${name}@${domainToASCII(domain)}`
}

function rejectionLine(address: string, isFinal: boolean): string {
  return isFinal
    ? `The mail server refuses mails to ${address}. Check NOTIFY_TO: the others get them`
    : `The mail server takes no mails to ${address} for now. They are sent again later, only to this address`
}

/** The mail server's response may quote the mail, so the log gets only its code. */
function withoutMail(error: unknown): unknown {
  if (!(error instanceof Error && errorCode(error) === 'EMESSAGE')) return error
  const { responseCode = NaN, permanent = false } = error as NodemailerError
  return new RefusedMailError(`the mail server answered the mail with ${responseCode}`, permanent)
}
