import { expect, test } from 'vitest'
import { openMailTransport } from '../../../../../server/messages/mail/mail-transport.ts'
import { messageMail } from '../../../../../server/messages/mail/message-mail.ts'
import { mailServer } from '../../support/mail-server.ts'
import { stored } from '../../support/test-messages.ts'

test.each([
  ['a machine with a full name by it', 'www.zone.example', '', 'www.zone.example'],
  ['a container by the domain of the sender', '3f2a9c1b7d60', '', 'xn--80a1acny.xn--p1ai'],
  [
    'any machine as NOTIFY_SMTP says',
    'www.zone.example',
    '?name=mx.zone.example',
    'mx.zone.example',
  ],
])('the mail server is told the name of %s', async (_, machine, query, expected) => {
  const { address, names } = await mailServer()
  const settings = { smtp: `${address}/${query}`, from: 'site@почта.рф', to: ['staff@fez.example'] }
  const transport = openMailTransport(settings, machine)
  const mail = messageMail([stored], settings)
  await transport.send(mail, 'staff@fez.example', new AbortController().signal)
  transport.close()
  expect(names).toEqual([expected])
})

test('a port without TLS at once is named with the cure', async () => {
  const { address } = await mailServer()
  const settings = { smtp: address.replace('smtp:', 'smtps:'), from: 'site@fez.example', to: [] }
  const transport = openMailTransport(settings)
  const mail = messageMail([stored], settings)
  const sent = transport.send(mail, 'staff@fez.example', new AbortController().signal)
  await expect(sent).rejects.toThrow('Write smtp:// in NOTIFY_SMTP')
  transport.close()
})
