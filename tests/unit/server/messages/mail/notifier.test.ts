import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type MailTransport,
  openMailTransport,
} from '../../../../../server/messages/mail/mail-transport.ts'
import { Notifier } from '../../../../../server/messages/mail/notifier.ts'
import { freePort } from '../../../../support/free-port.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'
import { mailServer } from '../../support/mail-server.ts'
import { silentServer } from '../../support/silent-server.ts'
import { openStore, waitingMails } from '../../support/test-messages.ts'
import { captureErrorLines } from '../../support/test-site.ts'

const ANUSH = 'anush@fez.example'
const RUBEN = 'ruben@fez.example'
const BOTH = [ANUSH, RUBEN]

const TIMES = {
  firstBackoffMs: 1,
  pollMs: 10,
  reminderMs: 60_000,
  mailMs: 60_000,
  lastMailMs: 3_000,
}

const WAITS = /^Mails to ruben@fez\.example cannot be sent now, and wait: .*\b450\b.*\n$/
const REFUSED =
  /^The mail server refuses mails to ruben@fez\.example for good\. Check NOTIFY_TO: .*550/

test('what waited for a mail server comes as one mail to each address', async () => {
  const errorLines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const port = await freePort()
  const { add, start, waiting } = await outbox()
  start(`smtp://127.0.0.1:${port}`)
  for (let number = 0; number < 50; number += 1) await add()
  await expect.poll(() => errorLines).toHaveLength(2)
  expect(waiting()).toHaveLength(100)

  const { mails, told } = await mailServer({ port })
  await expect.poll(waiting).toEqual([])

  const all = Array.from({ length: 50 }, (_, index) => index + 1)
  expect(told()).toEqual({ [ANUSH]: all, [RUBEN]: all })
  expect(mails).toHaveLength(2)
  expect(mails[0]).toContain('\r\nSubject: 50 messages\r\n')
  expect(errorLines.toSorted()).toEqual(
    BOTH.map((address): unknown =>
      expect.stringMatching(`^Mails to ${address} cannot be sent now, and wait: .*REFUSED.*\n$`),
    ),
  )
  expect(output.mock.calls.flat().map(String).sort()).toEqual(
    BOTH.map((address) => `Mails to ${address} are sent again\n`),
  )
})

test('a mail has the texts of at most fifty messages', async () => {
  const { address, mails, told } = await mailServer()
  const { add, start, waiting } = await outbox([ANUSH])
  for (let number = 0; number < 120; number += 1) await add()
  start(address)
  await expect.poll(waiting).toEqual([])
  expect(told()).toEqual({ [ANUSH]: Array.from({ length: 50 }, (_, index) => index + 1) })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('\r\nSubject: 120 messages\r\n')
  expect(mails[0]).toContain('\r\n70 more are not in this mail. ')
})

test('an address that is refused for now gets what it missed, after a restart, too', async () => {
  const errorLines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let isRefused = true
  const rejects = (address: string) => isRefused && address === RUBEN && 450
  const { address, mails, told } = await mailServer({ rejects })
  const { add, start, waiting } = await outbox()
  for (const _ of [1, 2]) await add()
  const first = start(address)
  await expect.poll(() => errorLines).toHaveLength(1)
  await first.stop()
  await add()
  start(address)
  await expect.poll(told).toEqual({ [ANUSH]: [1, 2, 3] })
  await expect.poll(waiting).toEqual([1, 2, 3].map((id) => `${id} ${RUBEN}`))
  // The second notifier, too, is refused before the address is accepted.
  await expect.poll(() => errorLines).toHaveLength(2)
  isRefused = false
  await expect.poll(waiting).toEqual([])

  expect(told()).toEqual({ [ANUSH]: [1, 2, 3], [RUBEN]: [1, 2, 3] })
  expect(mails).toHaveLength(3)
  expect(errorLines).toEqual([1, 2].map((): unknown => expect.stringMatching(WAITS)))
  expect(output.mock.calls.flat()).toEqual([`Mails to ${RUBEN} are sent again\n`])
})

test('an address that is refused for good gets no mail', async () => {
  const errorLines = captureErrorLines()
  const statuses = [450, 450, 550]
  const rejects = (address: string) => address === RUBEN && (statuses.shift() ?? 550)
  const { address, told } = await mailServer({ rejects })
  const { add, start, waiting } = await outbox()
  await add()
  start(address)
  await expect.poll(waiting).toEqual([])
  expect(told()).toEqual({ [ANUSH]: [1] })
  expect(errorLines).toEqual([expect.stringMatching(WAITS), expect.stringMatching(REFUSED)])
})

test('a message that nobody has got a mail about waits, even if all are refused for good', async () => {
  const errorLines = captureErrorLines()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let status: number | false = 550
  const { address, told } = await mailServer({ rejects: () => status })
  const { add, start, waiting } = await outbox()
  await add()
  start(address)
  await expect.poll(() => errorLines).toHaveLength(2)
  expect(waiting()).toHaveLength(2)
  status = false
  await expect.poll(waiting).toEqual([])
  expect(told()).toEqual({ [ANUSH]: [1], [RUBEN]: [1] })
})

test('whoever comes into NOTIFY_TO gets what waits for others', async () => {
  captureErrorLines()
  const { address, told } = await mailServer({ rejects: (to) => to === RUBEN && 450 })
  const { add, start, waiting } = await outbox()
  for (const _ of [1, 2]) await add()
  const before = start(address)
  await expect.poll(told).toEqual({ [ANUSH]: [1, 2] })
  await before.stop()
  start(address, ['nare@fez.example', ANUSH])
  await expect.poll(waiting).toEqual([])
  expect(told()).toEqual({ [ANUSH]: [1, 2], 'nare@fez.example': [1, 2] })
})

test.each([
  ['at once', 554, 1, /^$/],
  ['eight times', 451, 8, /^Mails to anush@\S+ cannot be sent now, and wait: .* 451\n$/],
])('a text that is refused %s no longer delays other messages', async (_, status, tries, first) => {
  const errorLines = captureErrorLines()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const onMail = vi.fn((mail: string) => mail.includes('a virus') && status)
  const { address, mails, told } = await mailServer({ onMail })
  const { add, start, waiting } = await outbox([ANUSH])
  for (const message of ['one', 'a virus', 'three']) await add({ message })
  start(address)
  await expect.poll(waiting).toEqual([])
  expect(told()).toEqual({ [ANUSH]: [1, 2, 3] })
  expect(mails[1]).toContain('\r\nSubject: Message 2 from a visitor\r\n')
  expect(mails[1]).not.toMatch(/a virus|anna/)
  const triesOfAll = onMail.mock.calls.filter(([mail]) =>
    mail.includes('\r\nSubject: 3 messages\r\n'),
  )
  expect(triesOfAll).toHaveLength(tries)
  const last = errorLines.pop()
  expect(errorLines.join('')).toMatch(first)
  expect(last).toBe(
    `The mail to ${ANUSH} about message 2 lacks its text: the mail server answered the mail with ${status}\n`,
  )
})

test('a text that greylisting refuses for now comes in a later mail', async () => {
  captureErrorLines()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let refusals = 5
  const { address, mails } = await mailServer({
    onMail: (mail) => mail.includes('a greylisted text') && refusals-- > 0 && 451,
  })
  const { add, start, waiting } = await outbox([ANUSH])
  await add({ message: 'a greylisted text' })
  start(address)
  await expect.poll(waiting).toEqual([])
  expect(mails).toEqual([expect.stringContaining('a greylisted text')])
})

test('an address whose server refuses each mail waits', async () => {
  const errorLines = captureErrorLines()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let status: number | false = 451
  const { address, told } = await mailServer({ onMail: () => status })
  const { add, start, waiting } = await outbox([ANUSH])
  await add()
  start(address)
  await expect
    .poll(() => errorLines)
    .toEqual([expect.stringMatching(/^Mails to anush@\S+ cannot be sent now, and wait: .*451/)])
  status = false
  await expect.poll(waiting).toEqual([])
  expect(told()).toEqual({ [ANUSH]: [1] })
})

test('the last mail that an address may get counts all messages', async () => {
  const errorLines = captureErrorLines()
  const { address, mails } = await mailServer({ onMail: (mail) => mail.includes('a virus') && 554 })
  const { add, store, start, waiting } = await outbox([ANUSH])
  const earlier = { address: ANUSH, messageIds: [0], tries: 0, allowed: 20 }
  for (let number = 0; number < 18; number += 1) await store.outbox.markSent(earlier)
  for (let number = 0; number < 60; number += 1) await add({ message: 'a virus' })
  start(address)
  await expect.poll(waiting).toEqual([])
  expect(mails.map((mail) => /Subject: (.*)\r/.exec(mail)?.[1])).toEqual([
    'Message 1 from a visitor',
    '59 messages',
  ])
  expect(mails[1]).toContain('\r\n9 more are not in this mail. ')
  expect(errorLines).toHaveLength(2)
})

test('each backoff is twice the last, up to a quarter of an hour', async () => {
  const errorLines = captureErrorLines()
  useFakeTimers('setTimeout', 'clearTimeout', 'performance', 'Date')
  const send = vi.fn(() => Promise.reject(new Error('no')))
  const { add, notifierOf } = await mocked(send)
  await add()
  const notifier = notifierOf()
  notifier.start()
  await vi.advanceTimersByTimeAsync(0)
  const growing = [5, 10, 20, 40, 80, 160, 320, 640]
  const threeHours = Array<number>(12).fill(15 * 60)
  for (const seconds of [...growing, ...threeHours]) {
    const before = send.mock.calls.length
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    await add()
    notifier.notify()
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledTimes(before)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(send).toHaveBeenCalledTimes(before + 1)
  }
  const line = `Mails to ${ANUSH} cannot be sent now, and wait: no`
  const again = (more: number) => `${line} (and ${more} more since the last such line)\n`
  expect(errorLines).toEqual([`${line}\n`, again(10), again(3), again(3)])
  await notifier.stop()
})

test('the log says that mails are sent again only once one is', async () => {
  captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  useFakeTimers('setTimeout', 'clearTimeout', 'Date')
  const send = vi.fn<MailTransport['send']>().mockRejectedValueOnce(new Error('down'))
  send.mockResolvedValue(undefined)
  const { add, store, notifierOf } = await mocked(send)
  await add()
  const notifier = notifierOf()
  notifier.start()
  await vi.advanceTimersByTimeAsync(0)
  await store.delete({ ids: [1] })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(output).not.toHaveBeenCalled()
  await add()
  notifier.notify()
  await vi.advanceTimersByTimeAsync(0)
  expect(output.mock.calls.flat()).toEqual([`Mails to ${ANUSH} are sent again\n`])
  await notifier.stop()
})

test('a new message waits for no timer', async () => {
  useFakeTimers('setTimeout', 'clearTimeout')
  const first = Promise.withResolvers<undefined>()
  const send = vi.fn(() => first.promise)
  const { add, notifierOf } = await mocked(send)
  const notifier = notifierOf()
  notifier.start()
  await vi.advanceTimersByTimeAsync(0)
  for (const _ of ['idle', 'sending']) {
    await add()
    notifier.notify()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(send).toHaveBeenCalledTimes(1)
  first.resolve(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(2)
  await notifier.stop()
})

test('a mail is not sent again if the outbox cannot note that it is sent', async () => {
  const errorLines = captureErrorLines()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { address, told } = await mailServer()
  const { add, store, start, waiting } = await outbox()
  await add()
  vi.spyOn(store.outbox, 'markSent').mockRejectedValueOnce(new Error('database is locked'))
  start(address)
  await expect.poll(waiting).toEqual([])
  expect(told()).toEqual({ [ANUSH]: [1], [RUBEN]: [1] })
  expect(errorLines).toEqual([
    `The outbox in ${store.location} cannot be used, so mails wait: database is locked\n`,
  ])
})

test('a silent mail server is given up after ten seconds', async () => {
  const errorLines = captureErrorLines()
  useFakeTimers('setTimeout', 'clearTimeout')
  const { server, port } = await silentServer()
  const { add, start, waiting } = await outbox([ANUSH])
  await add()

  const called = once(server, 'connection')
  const notifier = start(`smtp://127.0.0.1:${port}`)
  await called
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => errorLines).toHaveLength(1)
  expect(errorLines[0]).toMatch(`Mails to ${ANUSH} cannot be sent now, and wait: `)

  const calledAgain = once(server, 'connection')
  await vi.advanceTimersByTimeAsync(TIMES.pollMs)
  await calledAgain
  const stopped = notifier.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  await stopped
  expect(waiting()).toHaveLength(1)
  expect(errorLines).toHaveLength(1)
})

/** Messages of its `add` are for all of `to`. */
async function outbox(to = BOTH) {
  const { store, path, add } = await openStore()
  return {
    store,
    add: (over = {}) => add(over, to),
    waiting: () => waitingMails(path),
    /** Starts a notifier; a second one is like a server that starts again. */
    start: (smtp: string, mailTo = to) => {
      const settings = { smtp, to: mailTo, from: 'site@fez.example' }
      const notifier = new Notifier(store, settings, openMailTransport, TIMES)
      onTestFinished(() => notifier.stop())
      notifier.start()
      return notifier
    },
  }
}

/** With the times of the server. */
async function mocked(send: MailTransport['send']) {
  const { store, add } = await outbox([ANUSH])
  const settings = { smtp: '', to: [ANUSH], from: 'site@fez.example' }
  const notifierOf = () => new Notifier(store, settings, () => ({ send, close: () => undefined }))
  return { store, add, notifierOf }
}
