import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { defangLinks } from '../../../../../server/messages/mail/defang-links.ts'
import { openMailTransport } from '../../../../../server/messages/mail/mail-transport.ts'
import { messageMail } from '../../../../../server/messages/mail/message-mail.ts'
import { mailServer } from '../../support/mail-server.ts'
import { stored } from '../../support/test-messages.ts'

test('a mail says who wrote what and when', async () => {
  const { mail } = await mailOf({})
  expect(mail.from).toEqual({ name: 'Website', address: 'site@fez.example' })
  expect(mail.to?.map(({ address }) => address)).toEqual(['anush@fez.example', 'ruben@fez.example'])
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['anna@example.am'])
  expect(mail.subject).toBe('Message 17 from Աննա Պետրոսյան')
  expect(mail.messageId).toBe('<message-17-1795292100000@fez.example>')
  expect(mail.html).toBeUndefined()
  expect(mail.text).toBe(`A visitor has sent a message through the contact form.

Message 17
Time:    2026-11-21T20:15:00.000Z
Name:    Աննա Պետրոսյան
E-mail:  anna[@]example[.]am
Phone:   +374(10)123456

    We make lenses,
    and look for a place in the zone.

Your reply to this mail goes to the visitor.
What could be a link in it is broken up with [ ], since anybody can write anything here.
`)
})

test('a mail about several messages has the text of each', async () => {
  const { mail } = await mailOf({}, { id: 18, spam: true, message: 'Buy!' })
  expect(mail.subject).toBe('2 messages')
  expect(mail.replyTo).toBeUndefined()
  expect(mail.messageId).toBe('<message-17-18-1795292100000@fez.example>')
  const [intro, first, second, end] = mail.text?.split(/^(?=.*Message \d+$)|^(?=A reply)/m) ?? []
  expect(intro).toBe('Visitors have sent 2 messages through the contact form.\n\n')
  expect(first).toMatch(/^Message 17\nTime: [^]*\n    We make lenses,\n/)
  expect(second).toMatch(/^\[spam\?\] Message 18\nTime: [^]*\n    Buy!\n/)
  expect(end).toMatch(/^A reply to this mail goes to no visitor\.\n/)
  const spam = { spam: true }
  expect((await mailOf(spam, spam)).mail.subject).toBe('[spam?] 2 messages')
})

test('the subject of a mail marks suspected spam', async () => {
  const { mail } = await mailOf({ spam: true })
  expect(mail.subject).toBe('[spam?] Message 17 from Աննա Պետրոսյան')
})

const HEADERS =
  'auto-submitted content-transfer-encoding content-type date from message-id mime-version subject to'

test.each([
  ['a line break in the name', { firstName: 'Anna\r\nBcc: all@evil.test\r\n\r\n<h1>' }],
  ['a line break in the address', { email: 'anna@example.am\r\nBcc: all@evil.test' }],
  ['the longest name', { firstName: 'Ա'.repeat(100), lastName: 'Ա'.repeat(100) }],
  ['a name that turns the text', { lastName: '\u202egnp.exe\u2066 =?utf-8?q?=0ABcc:_x?=' }],
  ['a dot alone on a line', { message: 'a\r\n.\r\nMAIL FROM:<x@evil.test>\r\nb' }],
  ['words of ours', { message: 'hello\n\nYour reply to this mail goes to the visitor.' }],
])('no text of a visitor adds a header or ends the mail: %s', async (_, hostile) => {
  const { mail, recipients } = await mailOf(hostile)
  const names = mail.headers.map(({ key }) => key).filter((name) => name !== 'reply-to')
  expect(names.sort().join(' ')).toBe(HEADERS)
  expect(recipients).toEqual([['anush@fez.example']])
  expect(mail.attachments).toEqual([])
  const own = mail.text?.split('\n').filter((line) => /^\S/.test(line)) ?? []
  expect(own).toHaveLength(8)
})

test.each([
  ['two addresses', 'a@b.test,c@evil.am'],
  ['a name and an address', '<a@b.am'],
  ['a group', 'staff:a@evil.am'],
  ['a comment', 'a(b)c@evil.am'],
  ['quotes', '"a<b>"@evil.am'],
  ['other letters in front', 'աննա@evil.am'],
])('an address that a header could misread gets no reply: %s', async (_, email) => {
  const { mail } = await mailOf({ email })
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).toContain('A reply to this mail goes to no visitor.')
})

test.each([
  ['https://evil.test/a?b', 'https[:]//evil[.]test/a?b'],
  ['see www.evil.test.', 'see www[.]evil[.]test.'],
  ['evil。test and evil．test', 'evil[。]test and evil[．]test'],
  ['a.b@evil.test', 'a[.]b[@]evil[.]test'],
  ['javascript:alert(1) tel:+374', 'javascript[:]alert(1) tel[:]+374'],
  ['\\\\evil\\share file:\\\\x', '[\\\\]evil\\share file[:][\\\\]x'],
  ['10.0.0.1/x', '10[.]0[.]0[.]1/x'],
  ['пример.рф', 'пример[.]рф'],
  ['At 10:30, 1.500 AMD. Yes... Thank you: Anna', 'At 10:30, 1.500 AMD. Yes... Thank you: Anna'],
])('no text of a visitor becomes a link: %s', (typed, harmless) => {
  expect(defangLinks(typed)).toBe(harmless)
})

/** The mail about such messages as a real mail server receives it. */
async function mailOf(...messages: object[]) {
  const { address, mails, recipients } = await mailServer()
  const to = ['anush@fez.example', 'ruben@fez.example']
  const settings = { smtp: address, to, from: 'site@fez.example' }
  const mail = messageMail(
    messages.map((over) => ({ ...stored, ...over })),
    settings,
  )
  const transport = openMailTransport(settings)
  await transport.send(mail, 'anush@fez.example', new AbortController().signal)
  transport.close()
  return { recipients, mail: await PostalMime.parse(mails.join()) }
}
