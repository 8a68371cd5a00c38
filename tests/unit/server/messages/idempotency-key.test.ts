import { expect, test } from 'vitest'
import { anna, send, storedRows } from '../support/test-messages.ts'
import { testSite } from '../support/test-site.ts'

const KEY = '2f6f5c1e-0d6b-4a57-9a51-000000000001'
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })

// store-contract.test.ts has servers that share a database, and messages that come at once.
test('the same message with the same key gets the first response, and another one is refused', async () => {
  const { app, messagesDb } = await testSite({})
  // A message that was refused leaves its key free.
  expect((await send(app, { ...anna, phone: '' }, withKey(KEY))).status).toBe(422)
  // These messages differ, but the schema or the database makes them equal.
  for (const message of ['0123456789 \0\ufffd', '\n0123456789 \0\ufffd', '0123456789 \0\ud800']) {
    const response = await send(app, { ...anna, message }, withKey(KEY))
    expect([response.status, await response.json()]).toEqual([201, { success: true }])
  }
  for (const change of [{ phone: '+374(10)123457' }, { website: 'https://other.example' }]) {
    const response = await send(app, { ...anna, ...change }, withKey(KEY))
    expect([response.status, await response.json()]).toEqual([409, { success: false }])
  }
  expect(storedRows(messagesDb)).toMatchObject([
    { idempotency_key: KEY, message: '0123456789 \0\ufffd', spam: 0 },
  ])
  // Without a key, every message is new.
  for (const message of [anna, anna]) expect((await send(app, message)).status).toBe(201)
  expect(storedRows(messagesDb)).toHaveLength(3)
})

test.each(['12345678', '!"#$%&~}', 'x'.repeat(128)])('the key %s is accepted', async (key) => {
  const { app, messagesDb } = await testSite({})
  expect((await send(app, anna, withKey(key))).status).toBe(201)
  expect(storedRows(messagesDb)).toMatchObject([{ idempotency_key: key }])
})

test.each(['', '1234567', 'x'.repeat(129), '1234 5678', '12345678é', '12345678, 12345678'])(
  'the key %j is refused',
  async (key) => {
    const { app } = await testSite({})
    const response = await send(app, anna, withKey(key))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false })
  },
)
