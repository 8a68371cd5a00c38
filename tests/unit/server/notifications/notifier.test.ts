import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SqliteStore } from '../../../../server/message-store/sqlite-store.ts'
import { mailTransportFactory } from '../../../../server/notifications/mail-transport.ts'
import {
  type DeliveryResult,
  type MailTransport,
  Notifier,
} from '../../../../server/notifications/notifier.ts'
import { freePort } from '../../../support/free-port.ts'
import { useFakeTimers } from '../support/fake-timers.ts'
import { mailServer } from '../support/mail-server.ts'
import { openStore } from '../support/test-messages.ts'
import { captureErrorLines } from '../support/test-site.ts'

const WAITS =
  'The mail server takes no mails to ruben@fez.example for now. They are sent again later, only to this address\n'
const REFUSED =
  'The mail server refuses mails to ruben@fez.example. Check NOTIFY_TO: the others get them\n'

const TIMES = {
  firstBackoffMs: 20,
  maxBackoffMs: 80,
  maxRefusedBackoffMs: 80,
  reminderMs: 60_000,
  pollMs: 20,
  lastMailMs: 3_000,
}

test('staff get each message once despite a mail server’s failures', async () => {
  const errorLines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const port = await freePort()
  const { add, notifier, pending } = await notifierFor(`smtp://127.0.0.1:${port}`)
  notifier.start()
  for (let number = 0; number < 30; number += 1) {
    await add({}, true)
    notifier.notify()
  }
  await expect.poll(() => errorLines).toHaveLength(1)
  expect(pending()).toBe(30)

  let refusing = false
  const server = await mailServer({
    port,
    rejects: (address) => refusing && address === 'ruben@fez.example' && 550,
    onMail: () => {
      refusing = server.mails.length >= 15 && server.mails.length < 22
    },
  })
  await expect.poll(pending).toBe(0)

  expect(server.ids()).toEqual(Array.from({ length: 30 }, (_, number) => number + 1))
  expect(server.recipients.filter(({ length }) => length === 1)).toHaveLength(7)
  expect(errorLines).toEqual([
    expect.stringMatching(
      /^Mails about messages cannot be sent, and wait in the store: .*REFUSED.*\n$/,
    ),
    REFUSED,
  ])
  await expect
    .poll(() => output.mock.calls.flat())
    .toEqual([
      'The mail server accepts mails to ruben@fez.example again\n',
      'Mails about messages are sent again\n',
    ])
})

test('a mail that is postponed for an address comes once', async () => {
  const errorLines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let isGreylisted = true
  const rejects = (address: string) => isGreylisted && address === 'ruben@fez.example' && 450
  const server = await mailServer({ rejects })
  const { add, start, notifier, pending } = await notifierFor(server.address)
  for (const _ of [1, 2, 3]) await add({}, true)
  notifier.start()
  await expect.poll(server.ids).toEqual([1, 2, 3])
  await notifier.stop()
  expect(pending()).toBe(3)

  // The new one tries the old mails first.
  const asked = vi.fn(rejects)
  const restarted = await mailServer({ rejects: asked })
  start(restarted.address)
  await add({}, true)
  await expect.poll(restarted.ids).toEqual([4])
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(8)
  expect(errorLines).toEqual(Array(2).fill(WAITS))
  isGreylisted = false
  await expect.poll(pending).toBe(0)

  const [anush, ruben] = ['anush@fez.example', 'ruben@fez.example']
  expect(server.recipients).toEqual(Array(3).fill([anush]))
  expect(restarted.recipients).toEqual([[anush], ...Array<string[]>(4).fill([ruben])])
  expect(new Set(restarted.ids().slice(1))).toEqual(new Set([1, 2, 3, 4]))
  expect(output.mock.calls.flat()).toEqual([
    'The mail server accepts mails to ruben@fez.example again\n',
  ])
  expect(errorLines).toHaveLength(2)
})

test('a refused address does not keep the mail waiting', async () => {
  const errorLines = captureErrorLines()
  const statuses = [450, 450, 550]
  const rejects = (address: string) => address === 'ruben@fez.example' && (statuses.shift() ?? 550)
  const server = await mailServer({ rejects })
  const { add, notifier, pending } = await notifierFor(server.address)
  await add({}, true)
  notifier.start()
  await expect.poll(pending).toBe(0)
  expect(server.recipients).toEqual([['anush@fez.example']])
  expect(errorLines).toEqual([WAITS, REFUSED])
})

test('the log names a refused address in any spelling', async () => {
  const errorLines = captureErrorLines()
  const to = ['anush@fez.example', 'ruben@Գոտի.Example']
  const server = await mailServer({ rejects: (address) => address !== to[0] && 550 })
  const { add, notifier, pending } = await notifierFor(server.address, to)
  await add({}, true)
  notifier.start()
  await expect.poll(pending).toBe(0)
  expect(errorLines).toEqual([REFUSED.replace('ruben@fez.example', to[1] ?? '')])
})

test.each([554, 451])(
  'a mail that the mail server refuses with %i delays no other',
  async (status) => {
    const errorLines = captureErrorLines()
    const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    let rejects = true
    const onMail = (mail: string) => rejects && mail.includes('<message-1-') && status
    const server = await mailServer({ onMail })
    const { add, notifier, pending } = await notifierFor(server.address)
    for (let number = 0; number < 3; number += 1) await add({}, true)

    notifier.start()
    await expect.poll(pending).toBe(1)
    expect(server.ids()).toEqual([2, 3])
    expect(errorLines).toEqual([
      `The mail about message 1 could not be sent: the mail server answered the mail with ${status}\n`,
    ])

    rejects = false
    await expect.poll(pending).toBe(0)
    expect(server.ids()).toEqual([2, 3, 1])
    expect(output.mock.calls.flat()).toEqual(['The mail about message 1 is sent\n'])
    expect(errorLines).toHaveLength(1)
  },
)

test('each backoff is twice the last, up to a quarter of an hour', async () => {
  const errorLines = captureErrorLines()
  useFakeTimers('setTimeout', 'clearTimeout', 'performance')
  const send = vi.fn(() => Promise.reject(new Error('no')))
  const { store, add } = await openStore()
  await add({}, true)
  const notifier = new Notifier(store, () => ({ send, close: () => undefined }))
  notifier.start()
  await vi.advanceTimersByTimeAsync(0)
  const growing = [5, 10, 20, 40, 80, 160, 320, 640]
  const threeHours = Array<number>(12).fill(15 * 60)
  for (const seconds of [...growing, ...threeHours]) {
    const before = send.mock.calls.length
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    notifier.notify()
    expect(send).toHaveBeenCalledTimes(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(before + 1)
  }
  const line = 'Mails about messages cannot be sent, and wait in the store: no\n'
  expect(errorLines).toEqual([line, line, line, line])
  await notifier.stop()
})

test('the log says that mails are sent again only once one is', async () => {
  captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  useFakeTimers('setTimeout', 'clearTimeout')
  const send = vi.fn<MailTransport['send']>().mockRejectedValueOnce(new Error('down'))
  send.mockResolvedValue({ sentTo: [], isComplete: true })
  const { store, add } = await openStore()
  await add({}, true)
  const notifier = new Notifier(store, () => ({ send, close: () => undefined }))
  notifier.start()
  await vi.advanceTimersByTimeAsync(0)
  await store.delete({ ids: [1] })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(output).not.toHaveBeenCalled()
  await add({}, true)
  notifier.notify()
  await vi.advanceTimersByTimeAsync(0)
  expect(output.mock.calls.flat()).toEqual(['Mails about messages are sent again\n'])
  await notifier.stop()
})

test('a new message waits for no timer', async () => {
  useFakeTimers('setTimeout', 'clearTimeout')
  const first = Promise.withResolvers<DeliveryResult>()
  const send = vi.fn(() => first.promise)
  const { store, add } = await openStore()
  const notifier = new Notifier(store, () => ({ send, close: () => undefined }))
  notifier.start()
  await vi.advanceTimersByTimeAsync(0)
  for (const _ of ['idle', 'sending']) {
    await add({}, true)
    notifier.notify()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(send).toHaveBeenCalledTimes(1)
  first.resolve({ sentTo: [], isComplete: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(2)
  await notifier.stop()
})

test('a mail is not sent again if marking it as sent fails', async () => {
  captureErrorLines()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const server = await mailServer()
  const { add, store, notifier, pending } = await notifierFor(server.address)
  await add({}, true)
  vi.spyOn(store, 'markSent').mockRejectedValueOnce(new Error('database is locked'))
  notifier.start()
  await expect.poll(pending).toBe(0)
  expect(server.mails).toHaveLength(1)
})

test('of two servers with one database, one sends mails at a time', async () => {
  const server = await mailServer()
  const { add, store, path, notifier } = await notifierFor(server.address)
  const release = new SqliteStore(path).acquireLease()
  expect(release).toBeDefined()
  const acquire = vi.spyOn(store, 'acquireLease')

  await add({}, true)
  notifier.start()
  await expect.poll(() => acquire.mock.results[0]?.value as unknown).toBeUndefined()
  release?.()
  await expect.poll(() => server.mails).toHaveLength(1)
})

test('staff get no mail about a deleted or an old message', async () => {
  const deleted = Promise.withResolvers<undefined>()
  const onMail = vi.fn(() => deleted.promise)
  const server = await mailServer({ onMail })
  const { add, store, notifier, pending } = await notifierFor(server.address)
  for (const isPending of [true, true, false, true]) await add({}, isPending)
  notifier.start()
  await expect.poll(() => onMail.mock.calls).toHaveLength(1)
  await store.delete({ ids: [2] })
  deleted.resolve(undefined)
  await expect.poll(pending).toBe(0)
  expect(server.ids()).toEqual([1, 4])
})

test('a silent mail server is given up after ten seconds', async () => {
  const errorLines = captureErrorLines()
  useFakeTimers('setTimeout', 'clearTimeout')
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    silent.close()
  })
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { add, notifier, pending } = await notifierFor(`smtp://127.0.0.1:${port}`)
  await add({}, true)

  const called = once(silent, 'connection')
  notifier.start()
  await called
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => errorLines).toHaveLength(1)
  expect(errorLines[0]).toMatch(/^Mails about messages cannot be sent, and wait in the store: /)

  const calledAgain = once(silent, 'connection')
  await vi.advanceTimersByTimeAsync(TIMES.firstBackoffMs)
  await calledAgain
  const stopped = notifier.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  await stopped
  expect(pending()).toBe(1)
  expect(errorLines).toHaveLength(1)
})

async function notifierFor(smtp: string, to = ['anush@fez.example', 'ruben@fez.example']) {
  const { rows, ...opened } = await openStore()
  const notifierOf = (address: string) => {
    const openTransport = mailTransportFactory({ smtp: address, to, from: 'site@fez.example' })
    const notifier = new Notifier(opened.store, openTransport, TIMES)
    onTestFinished(() => notifier.stop())
    return notifier
  }
  return {
    ...opened,
    notifier: notifierOf(smtp),
    /** Starts another one for the same messages, like a server that starts again. */
    start: (address: string) => {
      notifierOf(address).start()
    },
    pending: () => rows().filter((row) => row.pending).length,
  }
}
