import { expect, test } from 'vitest'
import { anna, send, storedRows } from '../support/sent-message.ts'
import { temporarySite } from '../support/temporary-site.ts'

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

// tests/unit/server/message-store/store-contract.test.ts has servers that share a database, and messages at once.
test('another message with the same key is refused and not stored', async () => {
  const { app, messagesDb } = await temporarySite({})
  await send(app, anna, withKey(KEY))
  for (const change of [{ phone: '+374(10)123457' }, { website: 'https://other.example' }]) {
    const answer = await send(app, { ...anna, ...change }, withKey(KEY))
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ success: false })
  }
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
