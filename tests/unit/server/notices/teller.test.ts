import { EventEmitter, once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SqliteStore } from '../../../../server/message-store/sqlite-store.ts'
import { mailer } from '../../../../server/notices/mailer.ts'
import { Teller } from '../../../../server/notices/teller.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { mailServer } from '../support/mail-server.ts'
import { anna, somebody, storedRows } from '../support/sent-message.ts'
import { faultLines } from '../support/temporary-site.ts'

const TIMES = {
  firstPauseMs: 20,
  maxPauseMs: 80,
  maxRefusalMs: 80,
  reminderMs: 60_000,
  lookMs: 20,
  lastMailMs: 3_000,
}

test('staff get each of 200 messages once from a mail server that is down, slow and refusing', async () => {
  const faults = faultLines()
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let refusing = false
  const server = await mailServer({
    refuses: (address) => refusing && address === 'ruben@fez.example',
    judge: async () => {
      refusing = server.mails.length >= 100 && server.mails.length < 150
      // Slow for a while, like a server that scans for viruses.
      if (server.mails.length < 50) await new Promise(setImmediate)
      return undefined
    },
  })
  await server.stop()
  const { store, path, teller } = await tellerOf(server.address)
  for (let number = 0; number < 200; number += 1) {
    await add(store, `Message number ${number}`)
    teller.wake()
  }
  await expect.poll(() => faults).toHaveLength(1)
  expect(untoldIn(path)).toBe(200)

  await server.restart()
  await expect.poll(() => untoldIn(path)).toBe(0)

  expect(numbersOf(server.mails)).toEqual(Array.from({ length: 200 }, (_, number) => number))
  expect(server.recipients.filter(({ length }) => length === 1)).toHaveLength(50)
  expect(faults).toEqual([
    expect.stringMatching(
      /^Staff cannot be told of messages, which stay in the store: .*REFUSED.*\n$/,
    ),
    'The mail server refuses mails to ruben@fez.example. Check NOTIFY_TO: the others get them\n',
  ])
  await expect
    .poll(() => said.mock.calls.flat())
    .toEqual([
      'The mail server accepts mails to ruben@fez.example again\n',
      'Staff are told of messages again\n',
    ])
})

test('a message that the mail server refuses delays no other, and its text stays out of the log', async () => {
  const faults = faultLines()
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let refuses = true
  const judge = (mail: string) =>
    Promise.resolve(refuses && mail.includes('number 0') ? 554 : undefined)
  const server = await mailServer({ judge })
  const { store, path, teller } = await tellerOf(server.address)
  for (let number = 0; number < 3; number += 1) await add(store, `Message number ${number}`)

  teller.wake()
  await expect.poll(() => untoldIn(path)).toBe(1)
  expect(numbersOf(server.mails)).toEqual([1, 2])
  expect(faults).toEqual([
    'Staff could not be told of message 1: the mail server answered the mail with 554\n',
  ])

  refuses = false
  await expect.poll(() => untoldIn(path)).toBe(0)
  expect(numbersOf(server.mails)).toEqual([1, 2, 0])
  expect(said.mock.calls.flat()).toEqual(['Staff have been told of message 1\n'])
  expect(faults).toHaveLength(1)
})

test('each pause is twice the last, up to a quarter of an hour, and the log says so each hour', async () => {
  const faults = faultLines()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const tell = vi.fn(() => Promise.reject(new Error('no')))
  const path = join(await temporaryFolder(), 'messages.db')
  const store = new SqliteStore(path)
  await add(store, 'A message of ten letters')
  const teller = new Teller(store, () => ({ tell, close: () => undefined }))
  teller.wake()
  await vi.advanceTimersByTimeAsync(0)
  const growing = [5, 10, 20, 40, 80, 160, 320, 640]
  const threeHours = Array<number>(12).fill(15 * 60)
  for (const seconds of [...growing, ...threeHours]) {
    const before = tell.mock.calls.length
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    teller.wake()
    expect(tell).toHaveBeenCalledTimes(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(tell).toHaveBeenCalledTimes(before + 1)
  }
  const line = 'Staff cannot be told of messages, which stay in the store: no\n'
  expect(faults).toEqual([line, line, line, line])
  await teller.stop()
  store.close()
})

test('a message that could not be marked as told is not told again', async () => {
  faultLines()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const server = await mailServer()
  const { store, path, teller } = await tellerOf(server.address)
  await add(store, 'Message number 0')
  vi.spyOn(store, 'told').mockRejectedValueOnce(new Error('database is locked'))
  teller.wake()
  await expect.poll(() => untoldIn(path)).toBe(0)
  expect(server.mails).toHaveLength(1)
})

test('if two servers share a database, one tells staff, and the other once that one has ended', async () => {
  const server = await mailServer()
  const { store, path, teller } = await tellerOf(server.address)
  const other = new SqliteStore(path)
  const endTurn = other.takeTurn()
  expect(endTurn).toBeDefined()
  expect(store.takeTurn()).toBeUndefined()

  await add(store, 'Message number 0')
  teller.wake()
  endTurn?.()
  await expect.poll(() => server.mails).toHaveLength(1)
})

test('staff are not told of a message that was deleted before its turn', async () => {
  const deleted = Promise.withResolvers<undefined>()
  const judge = vi.fn(() => deleted.promise)
  const server = await mailServer({ judge })
  const { store, path, teller } = await tellerOf(server.address)
  for (let number = 0; number < 3; number += 1) await add(store, `Message number ${number}`)
  teller.wake()
  await expect.poll(() => judge.mock.calls).toHaveLength(1)
  await store.delete({ ids: [2] })
  deleted.resolve(undefined)
  await expect.poll(() => untoldIn(path)).toBe(0)
  expect(numbersOf(server.mails)).toEqual([0, 2])
})

test('staff are told neither of spam nor of messages from before mail was set up', async () => {
  const server = await mailServer()
  const { store, teller } = await tellerOf(server.address)
  await store.add({ ...anna, message: 'Message number 0', spam: false }, somebody, false)
  await add(store, 'Message number 1')
  teller.wake()
  await expect.poll(() => numbersOf(server.mails)).toEqual([1])
})

test('a silent mail server is given up after ten seconds, and delays a stop by three', async () => {
  const faults = faultLines()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const calls = new EventEmitter()
  const silent = createServer((socket) => calls.emit('call', socket)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    silent.close()
  })
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { path, store, teller } = await tellerOf(`smtp://127.0.0.1:${port}`)
  await add(store, 'Message number 0')

  const called = once(calls, 'call')
  teller.wake()
  await called
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitUntil(() => faults.length > 0)
  expect(faults[0]).toMatch(/^Staff cannot be told of messages, which stay in the store: /)

  const calledAgain = once(calls, 'call')
  await vi.advanceTimersByTimeAsync(TIMES.firstPauseMs)
  await calledAgain
  const stopped = teller.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  await stopped
  expect(untoldIn(path)).toBe(1)
  expect(faults).toHaveLength(1)
})

async function tellerOf(address: string) {
  const path = join(await temporaryFolder(), 'messages.db')
  const store = new SqliteStore(path)
  const to = ['anush@fez.example', 'ruben@fez.example']
  const teller = new Teller(store, mailer({ smtp: address, to, from: 'site@fez.example' }), TIMES)
  onTestFinished(async () => {
    await teller.stop()
    store.close()
  })
  return { path, store, teller }
}

function add(store: SqliteStore, message: string) {
  return store.add({ ...anna, message, spam: false }, somebody, true)
}

function numbersOf(mails: string[]): number[] {
  return mails.map((mail) => Number(/Message number (\d+)/.exec(mail)?.[1]))
}

function untoldIn(path: string): number {
  return storedRows(path).filter(({ untold }) => untold === 1).length
}
