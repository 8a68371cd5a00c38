import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { anna, storedRows } from '../support/sent-message.ts'
import { startServer } from '../support/start-program.ts'

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 1)
/** Decides when the server is killed. It is in the test's name, so that a round can be repeated. */
const SEED = Number(process.env.DURABILITY_SEED ?? randomInt(1_000_000))
const MESSAGES = 200

test.each(Array.from({ length: ROUNDS }, (_, round) => [SEED, round + 1] as const))(
  'no acknowledged message is lost if the server is killed: DURABILITY_SEED=%i, round %i',
  async (seed, round) => {
    const folder = await temporaryFolder()
    const database = join(folder, 'data/messages.db')
    const start = () => startServer(folder, { RATE_LIMIT: 'off' })
    const keys = Array.from({ length: MESSAGES }, (_, number) => `round-${round}-${number}`)
    const { program, address } = await start()
    const exit = once(program, 'exit')
    // The server may still answer the messages that it has accepted, so others must be left.
    const killAfter = 5 + ((seed + round * 7919) % (MESSAGES / 2))
    const saved: string[] = []

    await Promise.allSettled(
      keys.map(async (key) => {
        const answer = await send(address, key)
        // The status alone promises that the message is stored, even if the body never arrives.
        if (answer.status === 201) saved.push(key)
        if (saved.length === killAfter) program.kill('SIGKILL')
      }),
    )
    await exit

    expect(saved.length).toBeGreaterThanOrEqual(killAfter)
    expect(saved.length).toBeLessThan(MESSAGES)
    const restarted = await start()
    const kept = storedKeys(database)
    expect(kept).toEqual(expect.arrayContaining(saved))
    expect(new Set(kept).size).toBe(kept.length)

    // All clients send again, with or without an answer. Each message is stored once.
    const again = await Promise.all(keys.map((key) => send(restarted.address, key)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
    expect(storedKeys(database).sort()).toEqual(keys.sort())
    expect(integrity(database)).toBe('ok')
    if (process.env.DURABILITY_ROUNDS) {
      console.log(`round ${round}: ${saved.length} answered, ${kept.length} kept, none lost`)
    }
  },
)

function send(address: string, key: string) {
  return fetch(`${address}fez/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...anna, message: `The message of ${key}. ${'a'.repeat(500)}` }),
  })
}

/** The keys of the rows. Each row must be complete. */
function storedKeys(database: string): string[] {
  return storedRows(database).map(({ idempotency_key: key, message }) => {
    expect(message).toBe(`The message of ${String(key)}. ${'a'.repeat(500)}`)
    return String(key)
  })
}

function integrity(path: string): unknown {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database.prepare('PRAGMA integrity_check').get()?.integrity_check
  } finally {
    database.close()
  }
}
