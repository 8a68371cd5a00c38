import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readCommandArguments } from '../../../../../server/messages/command/command-arguments.ts'
import {
  deleteMessages,
  findAddressSpellings,
} from '../../../../../server/messages/command/delete-messages.ts'
import { formatMessage } from '../../../../../server/messages/command/format-message.ts'
import { CSV_HEADER, csvRow } from '../../../../../server/messages/command/message-csv.ts'
import type { Message } from '../../../../../server/messages/store/message-store.ts'
import { temporaryFolder, writeFiles } from '../../../../support/temporary-folder.ts'
import { runProgram, startProgram } from '../../support/start-program.ts'
import { anna, makeReadOnly, openStore, stored, waitingMails } from '../../support/test-messages.ts'

const DAY = '2026-11-01'
const TIME = stored.receivedAt

test('a listed message cannot deceive its reader', () => {
  const hostile = {
    ...stored,
    spam: true,
    firstName: 'Ann\u3164a',
    email: '\u001b]0;title\u0007@example.am',
    phone: '1\r2',
    message:
      'a\u001b[2Jb\u009bc\u0000\t\u007f\u202ed\u2066e\u200bf\u200dg\ufeffh\u2028i\u00ad\ufff9j\u{e0041}\r\n' +
      '2026-01-01T00:00:00.000Z  Someone else\rover ❤️\u034f',
  }
  expect(formatMessage(hostile)).toBe(
    String.raw`17  2026-11-21T20:15:00.000Z  [spam?]  Ann\u{3164}a Պետրոսյան  \u{1b}]0;title\u{7}@example.am  1\u{d}2
    a\u{1b}[2Jb\u{9b}c\u{0}\u{9}\u{7f}\u{202e}d\u{2066}e\u{200b}f\u{200d}g\u{feff}h\u{2028}i\u{ad}\u{fff9}j\u{e0041}
    2026-01-01T00:00:00.000Z  Someone else
    over ❤️\u{34f}

`,
  )
})

test('a message that is no spam is listed without a mark', () => {
  expect(formatMessage(stored)).toMatch(/^17 {2}\S+ {2}Աննա Պետրոսյան {2}anna@example\.am {2}\+374/)
})

test('spreadsheets read every alphabet of the export', () => {
  const others = { email: '=a@example.am', phone: '091123456', message: 'a "b", c; d' }
  const spam = { ...stored, ...others, spam: true }
  expect(CSV_HEADER + csvRow(stored) + csvRow(spam)).toBe(
    [
      '\uFEFF"number","time","first name","last name","e-mail","phone","message","spam"',
      `"17","${TIME}","Աննա","Պետրոսյան","anna@example.am","'+374(10)123456","We make lenses,\nand look for a place in the zone.",""`,
      `"17","${TIME}","Աննա","Պետրոսյան","'=a@example.am","'091123456","a ""b"", c; d","spam"`,
      '',
    ].join('\r\n'),
  )
})

test('the export defuses cells that a spreadsheet would run', () => {
  for (const first of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
    expect(csvRow({ ...stored, message: `${first}1+1` })).toContain(`,"'${first}1+1",`)
  }
})

test('the export makes control characters visible', () => {
  expect(csvRow({ ...stored, message: "1+1=2 'and' \u001b[2J\u0000" })).toContain(
    String.raw`,"1+1=2 'and' \u{1b}[2J\u{0}",`,
  )
})

test.each(['\t', '; ', '"', '='])('a message of very many %j is exported at once', (part) => {
  expect(csvRow({ ...stored, message: `${part.repeat(200_000)}1` })).toContain('1')
})

test('no part of a cell of the export is a formula', () => {
  const hidden = [';=1+1', '; =1+1', '\t=1+1', '\n=1+1', '\r\n-1', ';"=1+1', ';"" @A1', ';＝1']
  const exported = ['We ask', ''].flatMap((start) =>
    hidden.map((rest) => csvRow({ ...stored, message: start + rest })),
  )
  const cells = exported.flatMap((row) => row.split(/[\n,;\t]/))
  // Spreadsheets read such quotes differently, so no formula may follow one either.
  expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  expect(exported[0]).toContain(`"We ask;'=1+1"`)
})

test.each([
  '091123456',
  ' 091',
  '(10)',
  '10 123 456',
  '1-2',
  '3/4',
  '10:30',
  '1e5',
  '.5',
  '5 %',
  '$5',
  '(091)10',
  '０９１',
])('the export keeps what a spreadsheet would rewrite: %s', (digits) => {
  for (const field of ['firstName', 'phone', 'message']) {
    expect(csvRow({ ...stored, [field]: digits })).toContain(`,"'${digits}"`)
  }
  const sentence = `${digits} lenses`
  expect(csvRow({ ...stored, message: sentence })).toContain(`,"${sentence}"`)
})

test('without a database the list says so', async () => {
  const folder = await temporaryFolder({ '.env': 'MESSAGES_DB=data/of/messages.db' })
  const line = `There are no messages: ${join(folder, 'data/of/messages.db')} does not exist\n`
  for (const args of [[], ['--csv']]) {
    expect(await run(folder, ...args)).toEqual({ stdout: '', stderr: line, code: 0 })
  }
  expect(await readdir(folder)).toEqual(['.env'])
})

test('a backup without a database fails and makes no file', async () => {
  const folder = await temporaryFolder({ '.env': 'DATA_DIR=of' })
  expect(await run(folder, '--backup', 'kept.db')).toEqual({
    stdout: '',
    stderr: `No backup is made: ${join(folder, 'of/messages.db')} does not exist. Set DATA_DIR or MESSAGES_DB as for the server\n`,
    code: 1,
  })
  expect(await readdir(folder)).toEqual(['.env'])
})

test('the list says why a file cannot be read', async () => {
  const wrong = await temporaryFolder({ 'data/messages.db': 'text'.repeat(1000) })
  const stderr = `${wrong}/data/messages.db cannot be read: file is not a database\n`
  expect(await run(wrong)).toEqual({ stdout: '', stderr, code: 1 })
})

test('the file of an earlier release is brought up to date', async () => {
  const { folder, path } = await folderOfFirstRelease()
  const listed = await run(folder, '--csv')
  expect([listed.stderr, listed.code]).toEqual(['', 0])
  expect(listed.stdout).toMatch(/^\uFEFF"number".*\r\n"1",.*,"Աննա",.*\r\n$/s)
  expect(waitingMails(path)).toEqual([])
})

test.each([
  ['a server of that release uses', 'database is locked', keepOpen],
  ['may not be changed', 'attempt to write a readonly database', makeReadOnly],
])('the file of an earlier release that %s is left as it is', async (_, reason, hinder) => {
  const { folder, path } = await folderOfFirstRelease()
  hinder(path)
  for (const args of [['--csv'], [], ['--delete', '1', '--yes']]) {
    expect(await run(folder, ...args)).toEqual({
      stdout: '',
      stderr: expect.stringContaining(
        `an earlier release wrote it, and it cannot be updated (${reason}). Restart the server`,
      ) as string,
      code: 1,
    })
  }
  expect(() => waitingMails(path)).toThrow('no such table: outbox')
})

test('an export of a store that cannot be read prints no head', async () => {
  const later = await temporaryFolder()
  using database = new DatabaseSync(join(later, 'messages.db'))
  database.exec('PRAGMA user_version = 99')
  for (const env of ['MESSAGES_DB=messages.db', 'DATABASE_URL=postgres://127.0.0.1:1/fez']) {
    const ended = await run(
      await temporaryFolder({ '.env': env.replace('=m', `=${later}/m`) }),
      '--csv',
    )
    expect([ended.stdout, ended.code]).toEqual(['', 1])
    expect(ended.stderr).toMatch(/cannot be read: /)
  }
})

test.each([
  [['--cvs'], "Unknown option '--cvs'. Use one of: --csv, --since DAY,"],
  [['--csv', 'a.csv'], 'The argument "a.csv" is unknown. Numbers of messages need --delete'],
  [['--since=yesterday'], '--since is "yesterday". Give a day such as 2026-11-01'],
  [['--delete-before', '2026-13-01'], '--delete-before is "2026-13-01". Give a day'],
  [['--delete-before', '2026-11-31'], '--delete-before is "2026-11-31". Give a day'],
  [['--since=+012026-11-01'], '--since is "+012026-11-01". Give a day'],
  [['--since', DAY, '--delete-before', DAY, '--yes'], '--since cannot go with --delete-before. Le'],
  [['--csv', '--delete-before', DAY], '--csv cannot go with --delete-before'],
  [['--csv', '--yes'], '--yes goes with --restore and the three deletions'],
  [['--backup', 'a.db', '--yes'], '--yes goes with'],
  [['--from', 'a@b.am', '--delete', '1'], '--from cannot go with --delete'],
  [['--delete', '1', '--delete-from', 'a@b.am'], '--delete-from cannot go with --delete'],
  [['--delete', '--yes'], '--delete has no number. Give numbers of the list: --delete 17 21'],
  [['--delete', '1', '1.5'], '--delete has "1.5"'],
])('the list names a wrong argument in one line: %j', (args, line) => {
  expect(() => readCommandArguments(args)).toThrow(line)
})

const PEOPLE = ['Աննա@example.am', 'աՆնա@Example.am', 'b.աննա@example.am', 'ա_նա@example.am']
/** One address, as a person types it, and as browsers hand it over. */
const SPELLINGS = ['Ivan@Почта.рф', 'ivan@xn--80a1acny.xn--p1ai']

test('messages are listed and exported by day and address', async () => {
  const folder = await folderWith(PEOPLE.map((email) => ({ email })))
  const numbers = async (...args: string[]) => {
    const { stdout, stderr, code } = await run(folder, ...args)
    expect([stderr, code]).toEqual(['', 0])
    return stdout.match(/^"?\d+(?="| {2})/gm)
  }
  expect(await numbers('--since', '2020-01-01')).toEqual(['4', '3', '2', '1'])
  expect(await numbers('--csv', '--from', 'ԱՆՆԱ@example.am')).toEqual(['"2', '"1'])
  for (const [args, which] of [
    [['--since=2999-01-01'], ' since 2999-01-01'],
    [['--from', 'c@example.am'], ' from c@example.am'],
  ] as const) {
    const stderr = `There are no messages${which}\n`
    expect(await run(folder, ...args)).toEqual({ stdout: '', stderr, code: 0 })
  }
})

test.each([
  ['without a database', temporaryFolder, [], 'does not exist'],
  ['without a match', () => folderWith([anna]), ['--from', 'c@example.am'], 'c@example.am'],
])('a list %s says that the backend of CONTENT_API has the messages', async (...row) => {
  const [, makeFolder, args, line] = row
  const folder = await makeFolder()
  await writeFiles(folder, { '.env': 'CONTENT_API=https://backend.example' })
  const { stderr } = await run(folder, ...args)
  expect(stderr).toMatch(new RegExp(`${line}\\. With CONTENT_API, the backend has them\n$`))
})

test.each(SPELLINGS)(
  '%s finds an address on a Cyrillic domain in any spelling',
  async (address) => {
    const { store, add } = await openStore()
    for (const email of [...SPELLINGS, 'ivan@xn--80a1acny.am', 'no address']) await add({ email })
    expect(await findAddressSpellings(store, address)).toEqual(SPELLINGS)
    expect(await findAddressSpellings(store, 'No address')).toEqual(['no address'])
  },
)

test('messages are deleted by address, number or age', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { store, add, rows } = await openStore()
  for (const email of [...PEOPLE, ...PEOPLE]) await add({ email })
  const deleteBy = (...args: string[]) => deleteMessages(store, readCommandArguments(args))
  const ids = () => rows().map(({ id }) => id)

  await expect(deleteBy('--delete-from', ' աննա@EXAMPLE.am')).rejects.toThrow(
    'Delete 4 messages from  աննա@EXAMPLE.am, for good? Nobody can answer here. Add --yes to do it',
  )
  expect(ids()).toHaveLength(8)
  await deleteBy('--delete-from', ' աննա@EXAMPLE.am', '--yes')
  expect(ids()).toEqual([3, 4, 7, 8])
  await deleteBy('--delete-from', 'աննա@example.am', '--yes')

  await expect(deleteBy('--delete', '3', '5', '9', '--yes')).rejects.toThrow(
    'There is no message 5, 9. Nothing is deleted',
  )
  await deleteBy('--delete', '3', '7', '3', '--yes')
  expect(ids()).toEqual([4, 8])
  await deleteBy('--delete-before', '2999-01-01', '--yes')
  expect(ids()).toEqual([])
  expect(output.mock.calls.flat()).toEqual([
    'Deleted 4 messages from  աննա@EXAMPLE.am\n',
    'There is no message from աննա@example.am\n',
    'Deleted 2 messages with the number 3, 7\n',
    'Deleted 2 messages from before 2999-01-01\n',
  ])
})

test('the command leaves backups of PostgreSQL to its own programs', async () => {
  const folder = await folderWith([anna])
  expect((await run(folder, '--backup', 'kept.db')).stdout).toMatch(/^kept\.db holds 1 message, /)
  const asked = await run(folder, '--delete', '1')
  expect([asked.stderr, asked.code]).toEqual([expect.stringMatching(/^Delete 1 message .*\n$/), 1])
  expect((await run(folder, '--delete', '1', '--yes')).stdout).toMatch(/^Deleted 1 message /)
  expect((await run(folder, '--restore', 'kept.db', '--yes')).code).toBe(0)
  expect((await run(folder)).stdout).toMatch(/^1 {2}/)

  const inPostgres = await temporaryFolder({ '.env': 'DATABASE_URL=postgres://127.0.0.1:1/fez' })
  for (const option of ['--backup', '--restore']) {
    const { stderr } = await run(inPostgres, option, 'kept.db')
    expect(stderr).toContain('pg_dump and pg_restore')
  }
})

test('a reader may take only the beginning of the list', async () => {
  const many = Array.from({ length: 30 }, () => ({ message: 'a'.repeat(100_000) }))
  const program = startProgram('messages/command/messages-command.ts', await folderWith(many))
  await once(program.stdout, 'data')
  program.stdout.destroy()
  const [stderr] = await Promise.all([text(program.stderr), once(program, 'exit')])
  expect([stderr, program.exitCode]).toEqual(['', 0])
})

/** A folder with a database of these messages. */
async function folderWith(messages: Partial<Message>[]) {
  const { folder, store, add } = await openStore()
  for (const message of messages) await add(message)
  store.close()
  return folder
}

/** The table of the first release, with one message. */
async function folderOfFirstRelease() {
  const folder = await temporaryFolder({ 'data/.keep': '' })
  const path = join(folder, 'data/messages.db')
  using database = new DatabaseSync(path)
  database.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE messages (id INTEGER PRIMARY KEY, received_at TEXT NOT NULL,
      first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL,
      message TEXT NOT NULL, spam INTEGER NOT NULL, idempotency_key TEXT UNIQUE) STRICT;
    INSERT INTO messages VALUES (1, '${TIME}', '${Object.values(anna).join("', '")}', 0, NULL);
    PRAGMA user_version = 1`)
  return { folder, path }
}

function keepOpen(path: string): void {
  const server = new DatabaseSync(path)
  server.exec('SELECT 1 FROM messages')
  onTestFinished(() => {
    server.close()
  })
}

function run(folder: string, ...args: string[]) {
  return runProgram('messages/command/messages-command.ts', folder, {}, args)
}
