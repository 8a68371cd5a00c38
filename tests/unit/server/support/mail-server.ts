import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface MailServer {
  port?: number
  /** With it, the server offers STARTTLS. */
  certificate?: { key: string; pem: string }
  /** The SMTP status of a refused recipient's address. */
  rejects?: (recipient: string) => number | false
  /** The SMTP status of a refused mail. Any other result, or its promise, accepts the mail. */
  onMail?: (mail: string) => unknown
}

/** A real mail server until the end of the test. It keeps the mails in order. */
export async function mailServer({ port = 0, certificate, rejects, onMail }: MailServer = {}) {
  const mails: string[] = []
  const recipients: string[][] = []
  /** The name that the sender of each mail gave itself. */
  const names: (string | false)[] = []
  /** Whether each mail came over TLS. */
  const secure: boolean[] = []
  const server = new SMTPServer({
    authOptional: true,
    ...(certificate
      ? { key: readFileSync(certificate.key), cert: readFileSync(certificate.pem) }
      : { disabledCommands: ['STARTTLS'] }),
    onRcptTo({ address }, _, callback) {
      const status = rejects?.(address)
      callback(status ? smtpError(status, 'not this one') : null)
    },
    onData(stream, { envelope, hostNameAppearsAs, secure: isSecure }, callback) {
      void text(stream).then(async (mail) => {
        const status = await onMail?.(mail)
        if (typeof status === 'number') {
          callback(smtpError(status, mail))
          return
        }
        mails.push(mail)
        secure.push(isSecure)
        names.push(hostNameAppearsAs)
        recipients.push(envelope.rcptTo.map(({ address }) => address))
        callback(null)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const taken = server.server.address() as AddressInfo
  /** The numbers of the messages whose texts are in the mails, by the address that got them. */
  const told = () => {
    const ids = mails.map(
      (mail) => /<message-([\d-]+)(?:\+\d+)?-\d+@/.exec(mail)?.[1]?.split('-') ?? [],
    )
    const addresses = new Set(recipients.flat())
    const isTo = (address: string) => (_: unknown, index: number) =>
      recipients[index]?.includes(address)
    return Object.fromEntries(
      Array.from(addresses, (address) => [address, ids.filter(isTo(address)).flat().map(Number)]),
    )
  }
  return { mails, told, names, recipients, secure, address: `smtp://127.0.0.1:${taken.port}` }
}

function smtpError(responseCode: number, reason: string): Error {
  return Object.assign(new Error(reason), { responseCode })
}
