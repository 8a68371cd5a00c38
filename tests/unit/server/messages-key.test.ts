import { expect, test } from 'vitest'
import { SqliteStore } from '../../../server/message-store/sqlite-store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { anna, send, somebody, storedRows } from './sent-message.ts'
import { startServer } from './start-program.ts'
import { temporarySite } from './temporary-site.ts'

const KEY = '2f6f5c1e-0d6b-4a57-9a51-000000000001'
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })

test('the same message with the same key gets the first answer, and is stored once', async () => {
  const { app, messagesDb } = await temporarySite({})
  // These messages differ, but the schema or the database makes them equal.
  for (const message of ['0123456789 \0\ufffd', '\n0123456789 \0\ufffd', '0123456789 \0\ud800']) {
    const answer = await send(app, { ...anna, message }, withKey(KEY))
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ success: true })
  }
  expect(storedRows(messagesDb)).toMatchObject([
    { idempotency_key: KEY, message: '0123456789 \0\ufffd' },
  ])
})

test.each<[string, object]>([
  ['first name', { firstName: 'Աննաա' }],
  ['last name', { lastName: 'Petrosyan' }],
  ['e-mail', { email: 'Anna@example.am' }],
  ['phone', { phone: '+374(10)123457' }],
  ['message', { message: 'We make lenses no longer.' }],
  ['field that people do not see', { website: 'https://other.example' }],
])('another %s with the same key is refused and not stored', async (_, change) => {
  const { app, messagesDb } = await temporarySite({})
  await send(app, anna, withKey(KEY))

  const answer = await send(app, { ...anna, ...change }, withKey(KEY))

  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({ success: false })
  expect(storedRows(messagesDb)).toMatchObject([{ message: anna.message, spam: 0 }])
})

test('a key is known after a restart, and a new key is a new message', async () => {
  const { app, messagesDb } = await temporarySite({})
  await send(app, anna, withKey(KEY))
  const { app: restarted } = await temporarySite({ settings: { MESSAGES_DB: messagesDb } })

  expect((await send(restarted, anna, withKey(KEY))).status).toBe(201)
  expect(storedRows(messagesDb)).toHaveLength(1)
  expect((await send(restarted, anna, withKey(`${KEY}0`))).status).toBe(201)
  expect(storedRows(messagesDb)).toHaveLength(2)
})

test.each(['12345678', '!"#$%&~}', 'x'.repeat(128)])('the key %s is accepted', async (key) => {
  const { app, messagesDb } = await temporarySite({})
  expect((await send(app, anna, withKey(key))).status).toBe(201)
  expect(storedRows(messagesDb)).toMatchObject([{ idempotency_key: key }])
})

test.each(['', '1234567', 'x'.repeat(129), '1234 5678', '12345678é', '12345678, 12345678'])(
  'the key %j is refused',
  async (key) => {
    const { app } = await temporarySite({})
    const answer = await send(app, anna, withKey(key))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false })
  },
)

test('a message that was refused leaves its key free', async () => {
  const { app } = await temporarySite({})
  expect((await send(app, { ...anna, phone: '' }, withKey(KEY))).status).toBe(422)
  expect((await send(app, anna, withKey(KEY))).status).toBe(201)
})

test('twenty messages at once with one key are stored once', async () => {
  const { app, messagesDb } = await temporarySite({ settings: { RATE_LIMIT: '1' } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, anna, withKey(KEY))))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(storedRows(messagesDb)).toHaveLength(1)
})

test('a key is known to every process that has the database open', async () => {
  const { messagesDb } = await temporarySite({})
  const [one, other] = [new SqliteStore(messagesDb), new SqliteStore(messagesDb)]
  const message = { ...anna, spam: false }
  const sender = { ...somebody, key: KEY }

  expect(await one.add(message, sender, false)).toBe('stored')
  expect(await other.add(message, sender, false)).toBe('same')
  expect(await other.add({ ...message, phone: '00000000' }, sender, false)).toBe('other')
  expect(storedRows(messagesDb)).toHaveLength(1)
})

test('two servers with one new database store each of forty messages once', async () => {
  const folder = await temporaryFolder()
  const env = { RATE_LIMIT: 'off' }
  const servers = await Promise.all([startServer(folder, env), startServer(folder, env)])
  const keys = Array.from({ length: 40 }, (_, number) => `${KEY}-${number}`)

  /**
   * A server waits one second for the other. If the disk is slower, it answers 503, and the client
   * sends again.
   */
  const sendUntilTaken = async (address: string, key: string): Promise<number> => {
    const { status } = await fetch(`${address}fez/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...anna, message: `The message of ${key}` }),
    })
    return status === 503 ? sendUntilTaken(address, key) : status
  }
  const statuses = await Promise.all(
    keys.flatMap((key) => servers.map(({ address }) => sendUntilTaken(address, key))),
  )

  expect(new Set(statuses)).toEqual(new Set([201]))
  const rows = storedRows(`${folder}/data/messages.db`)
  expect(rows.map(({ idempotency_key }) => String(idempotency_key)).sort()).toEqual(keys.sort())
})
