import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type {
  AddResult,
  MessageFilter,
  MessageStore,
} from '../../../../../server/messages/store/message-store.ts'
import type { OutboxMail } from '../../../../../server/messages/store/outbox.ts'
import { PostgresStore } from '../../../../../server/messages/store/postgres-store.ts'
import { SqliteStore } from '../../../../../server/messages/store/sqlite-store.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'
import { startPostgres } from '../../support/postgres-server.ts'
import { anna, somebody } from '../../support/test-messages.ts'

const postgres = await startPostgres()
afterAll(postgres.remove)

const message = { ...anna, spam: false }
const WITH_KEY = { ...somebody, key: 'the key of a message' }

const STAFF = 'staff@fez.example'
const OTHER = '"other"@գոտի.example'

interface NewDatabase {
  /** Opens one more store, like another server, until the end of the test. */
  open: (limit?: number | 'off') => MessageStore
  run: (sql: string) => unknown
}

function untilTheEnd(store: MessageStore): MessageStore {
  onTestFinished(() => store.close())
  return store
}

/** Each function makes a new database. */
const STORES = {
  SQLite: async (): Promise<NewDatabase> => {
    const path = join(await temporaryFolder(), 'messages.db')
    return {
      open: (limit) => untilTheEnd(new SqliteStore(path, limit)),
      run: (sql) => {
        using database = new DatabaseSync(path)
        database.exec(sql)
      },
    }
  },
  PostgreSQL: async (): Promise<NewDatabase> => {
    const url = await postgres.database()
    return {
      open: (limit) => untilTheEnd(new PostgresStore(url, limit)),
      run: (sql) => postgres.query(url, sql),
    }
  },
}

describe.each(Object.entries(STORES))('%s', (_name, openNew) => {
  test('keeps text of any alphabet as it is, and says when it came', async () => {
    const store = (await openNew()).open()
    const before = new Date().toISOString()
    const text = '\u001b[2J ❤️ a "b"; DROP TABLE messages; --\r\nև 𝔘'
    const sent = { ...message, message: text, spam: true }
    expect(await store.add(sent, somebody, [])).toBe('stored')
    const [kept] = await listed(store)
    expect(kept).toMatchObject(sent)
    expect(kept?.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const receivedAt = kept?.receivedAt ?? ''
    expect(receivedAt >= before.slice(0, -2), `${receivedAt} is not before ${before}`).toBe(true)
  })

  test('replaces a NUL and half an emoji, which a database would refuse or cut off at', async () => {
    const store = (await openNew()).open()
    await store.add({ ...message, message: '0123456789 \0 \ud800 end' }, somebody, [])
    const [kept] = await listed(store)
    expect(kept?.message).toBe('0123456789 \ufffd \ufffd end')
  })

  test('stores a message once for a key across servers', async () => {
    const { open } = await openNew()
    const [one, other] = [open(), open()]
    const odd = { ...message, message: '0123456789 \0 \ud800' }
    expect(await one.add(odd, WITH_KEY, [])).toBe('stored')
    expect(await other.add(odd, WITH_KEY, [])).toBe('repeated')
    for (const change of [
      { firstName: 'Աննաա' },
      { lastName: 'Petrosyan' },
      { email: 'Anna@example.am' },
      { phone: '+374(10)123457' },
      { message: 'We make lenses no longer.' },
      { spam: true },
    ]) {
      expect(await other.add({ ...odd, ...change }, WITH_KEY, [])).toBe('key_reused')
    }
    expect(await one.add(message, somebody, [])).toBe('stored')
    expect(await listed(one)).toHaveLength(2)
  })

  test('stores one of twenty messages with one key', async () => {
    const store = (await openNew()).open(1)
    await store.prepare()
    const added = await Promise.all(
      Array.from({ length: 20 }, async () => store.add(message, WITH_KEY, [])),
    )
    expect(added.map(String).sort()).toEqual([...Array<string>(19).fill('repeated'), 'stored'])
    expect(await store.add(message, somebody, [])).toSatisfy(isRateLimited)
  })

  test('counts only stored messages against the limit', async () => {
    const store = (await openNew()).open(2)
    expect(await store.add(message, WITH_KEY, [])).toBe('stored')
    expect(await store.add(message, WITH_KEY, [])).toBe('repeated')
    expect(await store.add({ ...message, phone: '00000000' }, WITH_KEY, [])).toBe('key_reused')
    expect(await store.add(message, somebody, [])).toBe('stored')
    expect(await store.add(message, somebody, [])).toSatisfy(isRateLimited)
    expect(await store.add(message, WITH_KEY, [])).toBe('repeated')
    expect(await store.add(message, { ...somebody, network: '198.51.100.7' }, [])).toBe('stored')
    expect(await listed(store)).toHaveLength(3)
  })

  describe('daily volume', () => {
    const DAY_S = 24 * 60 * 60
    const client = (address: string) => ({ ...somebody, network: address })
    /** A store whose volume is used for so many seconds. */
    const usedFor = async (seconds: number, limit: number | 'off' = 6) => {
      const { open, run } = await openNew()
      const store = open(limit)
      await store.prepare()
      await run(`INSERT INTO pace VALUES ('messages', ${Date.now() + seconds * 1000})`)
      return store
    }

    test('a full store says when it has room again', async () => {
      const store = await usedFor(DAY_S - 10)
      const long = await store.add({ ...message, message: 'Ա'.repeat(4000) }, somebody, [])
      expect(long).toEqual({ retryAfterS: expect.closeTo(23, -1) as unknown })
      expect(await store.add(message, somebody, [])).toBe('stored')
      for (const one of [1, 2]) await store.add(message, client(`${one}.0.0.1`), [])
      expect(await store.add(message, client('3.0.0.1'), [])).toSatisfy(isRateLimited)
    })

    test('while half of it is used, a network may send one message a minute', async () => {
      const store = await usedFor(DAY_S / 2 + 1)
      for (const address of ['203.0.113.9', '198.51.100.7']) {
        expect(await store.add(message, client(address), [])).toBe('stored')
      }
      expect(await store.add(message, client('203.0.99.1'), [])).toSatisfy(isRateLimited)
    })

    test('without a rate limit it has room, however much is used', async () => {
      const store = await usedFor(DAY_S, 'off')
      expect(await store.add(message, somebody, [])).toBe('stored')
    })

    test('it has room after the clock was set back', async () => {
      const store = await usedFor(DAY_S + 1000)
      for (const _ of [1, 2]) expect(await store.add(message, somebody, [])).toBe('stored')
    })
  })

  test('lists, counts and deletes the selected messages', async () => {
    const store = (await openNew()).open()
    for (const [email, mailTo] of [
      ['a@fez.example', [STAFF]],
      ['A@fez.example', []],
      ['a@fez.examples', []],
      ['a@fez.example', []],
    ] satisfies [string, string[]][]) {
      await store.add({ ...message, email }, somebody, mailTo)
    }
    const emails = ['A@fez.example', 'a@fez.example']
    expect((await store.emails()).toSorted()).toEqual([...emails, 'a@fez.examples'])
    expect((await listed(store, { emails })).map(({ id }) => id)).toEqual([4, 2, 1])
    expect(await listed(store, { emails: [] })).toEqual([])
    const [today, tomorrow] = [0, 24 * 60 * 60_000].map((ms) =>
      new Date(Date.now() + ms).toISOString().slice(0, 10),
    )
    expect(await listed(store, { since: today })).toHaveLength(4)
    expect(await listed(store, { since: tomorrow })).toEqual([])
    expect(await store.count({ before: today })).toBe(0)
    expect(await store.count({ before: tomorrow })).toBe(4)
    expect(await store.delete({ before: today })).toBe(0)
    expect(await store.delete({ emails, pending: false })).toBe(2)
    expect((await listed(store)).map(({ id }) => id)).toEqual([3, 1])
    expect(await store.count({ ids: [1, 2, 9_000_000_000] })).toBe(1)
    expect(await store.delete({ ids: [1, 2] })).toBe(1)
    expect((await listed(store)).map(({ id }) => id)).toEqual([3])
  })

  test('deletes more messages than one statement takes', async () => {
    const { open, run } = await openNew()
    const store = open()
    await store.add(message, somebody, [])
    const columns = `received_at, ${TEXTS.join(', ')}, spam`
    for (let copies = 1; copies <= 1000; copies *= 2) {
      await run(`INSERT INTO messages (${columns}) SELECT ${columns} FROM messages`)
    }
    await store.add({ ...message, email: 'b@example.am' }, somebody, [])
    expect(await store.delete({ emails: [message.email] })).toBe(1024)
    expect(await listed(store)).toHaveLength(1)
  })

  describe('outbox', () => {
    test('has one mail about what waits for an address', async () => {
      const store = (await openNew()).open()
      await store.add(message, WITH_KEY, [STAFF, OTHER, STAFF])
      await store.add(message, WITH_KEY, [STAFF])
      await store.add(message, somebody, [])
      await store.add(message, somebody, [STAFF])
      const [first] = await listed(store, { ids: [1] })
      const count = { pending: 2, oldestPending: first?.receivedAt }
      expect(await store.outbox.countPending()).toEqual(count)
      expect(await claimed(store)).toMatchObject([
        { address: OTHER, messageIds: [1], tries: 0 },
        { address: STAFF, messageIds: [1, 3], tries: 0 },
      ])
      expect(await store.outbox.countPending()).toEqual(count)
    })

    test('has no more messages in a mail than asked for, the oldest first', async () => {
      const store = (await openNew()).open()
      for (const _ of [1, 2, 3]) await store.add(message, somebody, [STAFF])
      for (const messageIds of [[1, 2], [3]]) {
        const mail = (await store.outbox.claim([STAFF], 2)) ?? expect.fail()
        expect(mail.messageIds).toEqual(messageIds)
        await store.outbox.markSent(mail)
      }
      expect(await store.outbox.countPending()).toEqual({ pending: 0, oldestPending: null })
    })

    test('gives each mail to one server for the time of its lease', async () => {
      const { open, run } = await openNew()
      const servers = Array.from({ length: 8 }, () => open())
      await servers[0]?.add(message, somebody, [STAFF])
      for (const _ of ['first', 'after the lease']) {
        const mails = await Promise.all(
          servers.map(async ({ outbox }) => outbox.claim([STAFF, OTHER], 9)),
        )
        expect(mails.filter(Boolean)).toHaveLength(1)
        await run('UPDATE outbox SET next_at = next_at - 180000')
      }
    })

    test('waits for an address with all its messages', async () => {
      const { open, run } = await openNew()
      const store = open()
      await store.add(message, somebody, [STAFF])
      const [mail = expect.fail()] = await claimed(store)
      await store.outbox.postpone(mail, 900_000)
      await store.add(message, somebody, [STAFF, OTHER])
      expect(await claimed(open())).toMatchObject([{ address: OTHER, messageIds: [2], tries: 0 }])
      await run('UPDATE outbox SET next_at = next_at + 3600000')
      expect(await claimed(store)).toMatchObject([
        { address: OTHER, messageIds: [2], tries: 0 },
        { address: STAFF, messageIds: [1, 2], tries: 1 },
      ])
    })

    test('has twenty mails at once for an address, and then one each quarter of an hour', async () => {
      const { open, run } = await openNew()
      const store = open()
      const allowed: unknown[] = []
      const send = async () => {
        await store.add(message, somebody, [STAFF])
        const mail = await store.outbox.claim([STAFF, OTHER], 99)
        if (mail) await store.outbox.markSent(mail)
        return mail
      }
      for (let sent = 0; sent <= 20; sent += 1) allowed.push((await send())?.allowed)
      expect(allowed).toEqual([...Array.from({ length: 20 }, (_, sent) => 20 - sent), undefined])
      await store.add(message, somebody, [OTHER])
      expect(await claimed(store)).toMatchObject([{ address: OTHER }])
      await run('UPDATE pace SET free_at = free_at - 900000')
      for (const messageIds of [[21, 23], undefined])
        expect((await send())?.messageIds).toEqual(messageIds)
      await run('UPDATE pace SET free_at = free_at + 3600000')
      expect(await send()).toMatchObject({ messageIds: [24, 25], allowed: 20 })
    })

    test('gives up an address only for messages that somebody has got', async () => {
      const store = (await openNew()).open()
      await store.add(message, somebody, [STAFF, OTHER])
      await store.add(message, somebody, [STAFF])
      const [other = expect.fail(), staff = expect.fail()] = await claimed(store)
      await store.outbox.markSent(other)
      await store.outbox.giveUp(staff)
      await store.outbox.postpone(staff, 0)
      expect(await claimed(store)).toMatchObject([{ address: STAFF, messageIds: [2], tries: 1 }])
    })

    test('readdresses what waits to those who have not got it', async () => {
      const store = (await openNew()).open()
      const now = [STAFF, 'new@fez.example']
      for (const _ of [1, 2]) await store.add(message, somebody, [STAFF, OTHER])
      const [other = expect.fail(), staff = expect.fail()] = await claimed(store)
      await store.outbox.markSent({ ...staff, messageIds: [1] })
      await store.outbox.markSent({ ...other, messageIds: [2] })
      await store.outbox.postpone({ ...staff, messageIds: [2] }, 0)
      for (const _ of ['start', 'next start']) await store.outbox.readdress(now)
      expect(await claimed(store, [...now, OTHER])).toMatchObject([
        { address: 'new@fez.example', messageIds: [1, 2], tries: 0 },
        { address: STAFF, messageIds: [2], tries: 1 },
      ])
    })

    test('forgets a deleted message', async () => {
      const store = (await openNew()).open()
      for (const _ of [1, 2]) await store.add(message, somebody, [STAFF])
      await store.delete({ ids: [1] })
      const mails = await claimed(store)
      expect(mails).toMatchObject([{ address: STAFF, messageIds: [2], tries: 0 }])
      await store.delete({ ids: [2] })
      for (const mail of mails) await store.outbox.postpone(mail, 0)
      expect(await claimed(store)).toEqual([])
      expect(await store.outbox.countPending()).toEqual({ pending: 0, oldestPending: null })
    })
  })

  test('can be created by several servers that start at once', async () => {
    const { open } = await openNew()
    const stores = Array.from({ length: 5 }, () => open())
    await Promise.all(stores.map(async (store) => store.prepare()))
    await Promise.all(stores.map(async (store) => store.add(message, somebody, [])))
    expect(await listed(open())).toHaveLength(5)
  })
})

function isRateLimited(added: AddResult | undefined): boolean {
  return typeof added === 'object' && added.retryAfterS > 0 && added.retryAfterS <= 60
}

/** All mails that are due, by address. */
async function claimed({ outbox }: MessageStore, addresses = [STAFF, OTHER]) {
  const mails: OutboxMail[] = []
  for (let mail; (mail = await outbox.claim(addresses, 50));) mails.push(mail)
  return mails.sort((one, next) => (one.address < next.address ? -1 : 1))
}

async function listed(store: MessageStore, selection?: MessageFilter) {
  const messages = []
  for await (const stored of store.list(selection)) messages.push(stored)
  return messages
}

test('PostgreSQL counts the messages of all servers together', async () => {
  const { open } = await STORES.PostgreSQL()
  const servers = [1, 2].map(() => open(3))
  const add = async (number: number) => servers[number % 2]?.add(message, somebody, [])
  expect(await Promise.all([0, 1, 2].map(add))).toEqual(Array(3).fill('stored'))
  for (const number of [0, 1]) expect(await add(number)).toSatisfy(isRateLimited)
})

test('PostgreSQL counts no message of the future', async () => {
  const { open, run } = await STORES.PostgreSQL()
  const store = open(1)
  expect(await store.add(message, somebody, [])).toBe('stored')
  await run("UPDATE rate_limit SET at = at + interval '1 hour'")
  expect(await store.add(message, somebody, [])).toBe('stored')
  expect(await store.add(message, somebody, [])).toSatisfy(isRateLimited)
})

test('PostgreSQL still counts a client and its neighbours after many messages of others', async () => {
  const { open, run } = await STORES.PostgreSQL()
  const store = open(2)
  const others = (count: number) =>
    run(`INSERT INTO rate_limit (network)
      SELECT '150.' || number || '.1.1' FROM generate_series(1, ${count}) AS number`)
  const add = (network: string) => store.add(message, { key: undefined, network }, [])
  for (const network of ['203.0.113.9', '203.0.113.9', '203.0.7.1']) await add(network)
  await others(19 - 3)
  expect(await add('203.0.113.9')).toSatisfy(isRateLimited)
  expect(await add('203.0.8.1')).toBe('stored')
  expect(await add('203.0.8.1')).toSatisfy(isRateLimited)
  await others(30)
  expect(await add('203.0.8.2')).toSatisfy(isRateLimited)
  expect(await add('198.51.100.7')).toBe('stored')
})

test.each([
  ['of this server', 0],
  ['of a server that was killed', 40],
])('without messages, PostgreSQL forgets a client %s after its minute', async (_, ageS) => {
  useFakeTimers('setTimeout', 'clearTimeout')
  const { open, run } = await STORES.PostgreSQL()
  const pass = (seconds: number) => run(`UPDATE rate_limit SET at = at - interval '${seconds} s'`)
  const store = open(1)
  await (ageS > 0 ? open(1) : store).add(message, somebody, [])
  await pass(ageS)
  await store.prepare()
  expect(await run('SELECT network FROM rate_limit')).toEqual([{ network: somebody.network }])
  await pass(60 - ageS)
  vi.advanceTimersByTime((60 - ageS) * 1000)
  await expect.poll(() => run('SELECT network FROM rate_limit')).toEqual([])
})

test.each([
  ['default_transaction_isolation', 'serializable'],
  ['default_transaction_isolation', 'repeatable\\ read'],
  ['default_transaction_read_only', 'on'],
])('PostgreSQL stores messages that come at once if its %s is %s', async (setting, value) => {
  const url = await postgres.database({ [setting]: value })
  const stores = [1, 2].map(() => untilTheEnd(new PostgresStore(url)))
  const keys = ['one key', 'one key', 'other', 'other', undefined, undefined, undefined, undefined]
  const added = await Promise.all(
    keys.map(async (key, number) => stores[number % 2]?.add(message, { ...somebody, key }, [])),
  )
  expect(added.map(String).sort()).toEqual([
    ...Array<string>(2).fill('repeated'),
    ...Array<string>(6).fill('stored'),
  ])
})

test('a PostgreSQL that cannot hold Armenian is refused', async () => {
  for (const encoding of ['LATIN1', 'WIN1251']) {
    const store = untilTheEnd(new PostgresStore(await postgres.databaseIn(encoding)))
    await expect(store.prepare()).rejects.toThrow(`its encoding is ${encoding}, which cannot hold`)
  }
  const store = untilTheEnd(new PostgresStore(await postgres.databaseIn('SQL_ASCII')))
  expect(await store.add(message, somebody, [])).toBe('stored')
  expect(await listed(store)).toMatchObject([anna])
})

const TEXTS = ['first_name', 'last_name', 'email', 'phone', 'message']
const COLUMNS = `received_at, ${TEXTS.join(', ')}, spam, idempotency_key, untold`
const row = (key: string, isSpam: boolean, untold: boolean) =>
  `('2026-11-25T00:52:28.702Z', '${Object.values(anna).join("', '")}', ${isSpam}, ${key}, ${untold})`

/** The second of four messages is mailed, the third is spam, and the last was deleted. */
const MESSAGES = `INSERT INTO messages (${COLUMNS}) VALUES ${[
  row("'key of one'", false, true),
  row('NULL', false, false),
  row("'key of spam'", true, false),
  row('NULL', false, true),
].join()};
  DELETE FROM messages WHERE id = 4;`

const sqlite = (id: string) => `
  CREATE TABLE messages (id ${id}, ${COLUMNS}); PRAGMA user_version = 2; ${MESSAGES}`

const POSTGRES = `
  CREATE TABLE messages (id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    received_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    ${TEXTS.map((name) => `${name} TEXT NOT NULL`).join()}, spam BOOLEAN NOT NULL,
    idempotency_key TEXT UNIQUE, untold BOOLEAN NOT NULL);
  CREATE INDEX messages_untold ON messages (id) WHERE untold;
  CREATE TABLE counted (client TEXT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp());
  CREATE TABLE schema_version (version INTEGER NOT NULL);
  INSERT INTO schema_version VALUES (1); ${MESSAGES}`

test.each<[keyof typeof STORES, string, nextId: number, sql: string]>([
  ['SQLite', '', 5, sqlite('INTEGER PRIMARY KEY AUTOINCREMENT')],
  ['SQLite', ' that gave numbers twice', 4, sqlite('INTEGER PRIMARY KEY')],
  ['PostgreSQL', '', 5, POSTGRES],
])('the database of an earlier release keeps its messages: %s%s', async (name, _, nextId, sql) => {
  const { open, run } = await STORES[name]()
  await run(sql)
  for (const added of ['stored', 'repeated']) {
    const store = open()
    await store.prepare()
    expect(await store.outbox.countPending()).toMatchObject({ pending: 1 })
    const client = { ...somebody, key: 'key of one' }
    expect(await store.add(message, client, [STAFF])).toBe('repeated')
    expect(await store.add(message, { ...client, key: 'new key' }, [])).toBe(added)
    expect(await listed(store)).toMatchObject([
      { id: nextId, spam: false },
      { id: 3, spam: true },
      { id: 2, spam: false },
      { id: 1, spam: false, ...anna, receivedAt: '2026-11-25T00:52:28.702Z' },
    ])
  }
})

/** Three messages: nobody has a mail about the first, and everyone has one about the last. */
const LAST_RELEASE = {
  SQLite: `CREATE TABLE messages (id INTEGER PRIMARY KEY AUTOINCREMENT, ${COLUMNS.replace('untold', 'pending')},
      sent_to TEXT NOT NULL DEFAULT '[]') ;
    CREATE INDEX messages_pending ON messages (id) WHERE pending = 1; PRAGMA user_version = 4;
    ${MESSAGES.replace('untold', 'pending')}
    UPDATE messages SET pending = id < 3, sent_to = CASE id WHEN 2 THEN '["${STAFF}"]' ELSE '[]' END`,
  PostgreSQL: `${POSTGRES}
    ALTER TABLE messages RENAME COLUMN untold TO pending;
    ALTER INDEX messages_untold RENAME TO messages_pending;
    ALTER TABLE counted RENAME TO rate_limit;
    ALTER TABLE rate_limit RENAME COLUMN client TO network;
    ALTER TABLE messages ADD COLUMN sent_to TEXT[] NOT NULL DEFAULT '{}';
    UPDATE messages SET pending = id < 3, sent_to = CASE id WHEN 2 THEN '{${STAFF}}'::text[] ELSE '{}' END;
    UPDATE schema_version SET version = 3`,
}

test.each(Object.entries(STORES))(
  'mails that wait in a database of the last release reach who has not got them: %s',
  async (name, openNew) => {
    const { open, run } = await openNew()
    await run(LAST_RELEASE[name as keyof typeof STORES])
    for (const _ of ['start', 'next start']) {
      const store = open()
      expect(await store.outbox.countPending()).toMatchObject({ pending: 2 })
      await store.outbox.readdress([STAFF, OTHER])
    }
    expect(await claimed(open())).toMatchObject([
      { address: OTHER, messageIds: [1, 2], tries: 0 },
      { address: STAFF, messageIds: [1], tries: 0 },
    ])
  },
)
