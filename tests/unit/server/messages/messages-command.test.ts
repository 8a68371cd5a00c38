import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Message } from '../../../../server/message-store/message-store.ts'
import { SqliteStore } from '../../../../server/message-store/sqlite-store.ts'
import { readCommandArguments } from '../../../../server/messages/command-arguments.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { runProgram, startProgram, startServer } from '../support/start-program.ts'
import { anna, post, somebody } from '../support/test-messages.ts'

const DAY = '2026-11-01'
const NONE = 'There are no messages yet\n'
const TIME = /(?<=^\d+  )\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/gm

test('messages are listed with time, name, e-mail, phone and text, newest first, spam marked', async () => {
  const folder = await folderWith([anna, { ...anna, firstName: 'Անի', spam: true }])
  const { stdout, stderr, code } = await list(folder)
  expect(stdout.match(TIME)).toHaveLength(2)
  expect(stdout.replace(TIME, 'TIME')).toBe(
    `2  TIME  [spam]  Անի Պետրոսյան  anna@example.am  +374(10)123456
    We make lenses,
    and look for a place in the zone.

1  TIME  Աննա Պետրոսյան  anna@example.am  +374(10)123456
    We make lenses,
    and look for a place in the zone.

`,
  )
  expect([stderr, code]).toEqual(['', 0])
})

test('no message can control the terminal, hide text or pass for another message', async () => {
  const hostile = {
    ...anna,
    firstName: 'Ann\u3164a',
    email: '\u001b]0;title\u0007@example.am',
    phone: '1\r2',
    message:
      'a\u001b[2Jb\u009bc\u0000\t\u007f\u202ed\u2066e\u200bf\u200dg\ufeffh\u2028i\u00ad\ufff9j\u{e0041}\r\n' +
      '2026-01-01T00:00:00.000Z  Someone else\rover ❤️\u034f',
  }
  const { stdout } = await list(await folderWith([hostile]))

  expect(stdout.replace(TIME, 'TIME')).toBe(
    String.raw`1  TIME  Ann\u{3164}a Պետրոսյան  \u{1b}]0;title\u{7}@example.am  1\u{d}2
    a\u{1b}[2Jb\u{9b}c\u{0}\u{9}\u{7f}\u{202e}d\u{2066}e\u{200b}f\u{200d}g\u{feff}h\u{2028}i\u{ad}\u{fff9}j\u{e0041}
    2026-01-01T00:00:00.000Z  Someone else
    over ❤️\u{34f}

`,
  )
  expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
})

test('--csv exports RFC 4180 with a byte order mark, so that spreadsheets read every alphabet', async () => {
  const folder = await folderWith([
    { ...anna, phone: '12345678' },
    { ...anna, firstName: 'Անի', phone: '(10)123456', message: 'a "b", c; d', spam: true },
  ])
  const { stdout, code } = await list(folder, ['--csv'])
  expect(stdout.replace(/"\d{4}-[^"]*Z"/g, '"TIME"')).toBe(
    [
      '\uFEFF"number","time","first name","last name","e-mail","phone","message","spam"',
      '"2","TIME","Անի","Պետրոսյան","anna@example.am","(10)123456","a ""b"", c; d","spam"',
      '"1","TIME","Աննա","Պետրոսյան","anna@example.am","12345678","We make lenses,\nand look for a place in the zone.",""',
      '',
    ].join('\r\n'),
  )
  expect(code).toBe(0)
})

test('the export defuses cells that a spreadsheet would run, and makes control characters visible', async () => {
  const beginnings = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']
  const folder = await folderWith([
    ...beginnings.map((first) => ({ ...anna, message: `${first}1+1` })),
    { ...anna, message: "1+1=2 'and' \u001b[2J\u0000" },
    { ...anna, email: '=cmd|x@example.am' },
  ])
  const { stdout } = await list(folder, ['--csv'])

  for (const first of beginnings) expect(stdout).toContain(`,"'${first}1+1",`)
  expect(stdout).toContain(String.raw`,"1+1=2 'and' \u{1b}[2J\u{0}",`)
  expect(stdout).toContain(`,"'=cmd|x@example.am",`)
  expect(stdout).toContain(`,"'+374(10)123456",`)
})

test.each([',', ';', '\t'])(
  'the export has no cell that is a formula to a spreadsheet that splits them at %j',
  async (separator) => {
    const hidden = [';=1+1', '; =1+1', '\t=1+1', '\n=1+1', '\r\n-1', ';"=1+1', ';"" @A1', ';＝1']
    const folder = await folderWith([
      ...hidden.map((rest) => ({ ...anna, message: `We ask${rest};` })),
      ...hidden.map((rest) => ({ ...anna, message: rest })),
      { ...anna, email: 'a;=1+1@example.am' },
    ])
    const { stdout } = await list(folder, ['--csv'])
    const cells = stdout.split('\n').flatMap((line) => line.split(separator))
    expect(cells.length).toBeGreaterThan(hidden.length)
    // Spreadsheets read such quotes differently, so no formula may follow one either.
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
    expect(stdout).toContain(`"We ask;'=1+1;"`)
  },
)

test.each([[[]], [['--csv']]])(
  'without a database or messages the list says so and ends with code 0: %j',
  async (args) => {
    const folder = await temporaryFolder({ '.env': 'MESSAGES_DB=data/of/messages.db' })
    const line = 'There are no messages yet: data/of/messages.db does not exist\n'
    // The output of an export contains only messages.
    const [stdout, stderr] = args.length > 0 ? ['', line] : [line, '']
    expect(await list(folder, args)).toMatchObject({ stdout, stderr, code: 0 })
    expect(existsSync(join(folder, 'data'))).toBe(false)
    const empty = await temporaryFolder({ 'data/messages.db': '' })
    for (const place of [await folderWith([]), empty]) {
      expect(await list(place)).toMatchObject({ stdout: NONE, code: 0 })
    }
  },
)

test.each([
  [['--cvs'], "Unknown option '--cvs'. Use one of: --csv, --since DAY,"],
  [['--csv', 'a.csv'], 'The argument "a.csv" is unknown. Numbers of messages need --delete'],
  [['--since'], "Option '--since <value>' argument missing. Use one of: --csv, --since DAY,"],
  [['--since='], '--since is "". Give a day such as 2026-11-01'],
  [['--since=yesterday'], '--since is "yesterday". Give a day such as 2026-11-01'],
  [['--delete-before', '2026-13-01'], '--delete-before is "2026-13-01". Give a day'],
  [['--since', DAY, '--delete-before', DAY, '--yes'], '--since cannot go with --delete-before. Le'],
  [['--csv', '--delete-before', DAY], '--csv cannot go with --delete-before'],
  [['--csv', '--yes'], '--yes goes with --restore and the three deletions'],
  [['--backup', 'a.db', '--yes'], '--yes goes with'],
  [['--from', 'a@b.am', '--delete', '1'], '--from cannot go with --delete'],
  [['--delete', '1', '--delete-from', 'a@b.am'], '--delete-from cannot go with --delete'],
  [['--delete', '--yes'], '--delete has no number. Give numbers of the list: --delete 17 21'],
  [['--delete', '1', '1.5'], '--delete has "1.5"'],
  [['--delete=1'], "Option '--delete' does not take an argument"],
])('a wrong argument stops the list with a line that names it: %j', (args, line) => {
  expect(() => readCommandArguments(args)).toThrow(line)
})

test('--since lists from a day on, and --delete-before deletes what came before, without a trace in the files', async () => {
  const folder = await folderWith([anna])
  expect((await list(folder, ['--since', '2020-01-01'])).stdout).toContain(anna.email)
  expect(await list(folder, ['--since=2999-01-01'])).toMatchObject({ stdout: NONE, code: 0 })

  const before = ['--delete-before', '2999-01-01']
  expect((await list(folder, before)).stderr).toBe(
    'Delete 1 message from before 2999-01-01, for good? Nobody can answer here. Add --yes to do it\n',
  )
  const { stdout } = await list(folder, [...before, '--yes'])
  expect(stdout).toBe('Deleted 1 message from before 2999-01-01\n')
  expect((await list(folder)).stdout).toBe(NONE)
  for (const file of readdirSync(join(folder, 'data'))) {
    expect(readFileSync(join(folder, 'data', file)).includes(anna.email)).toBe(false)
  }
})

test('--from lists, and --delete-from deletes, what came from one address, capitals aside, and nobody else’s', async () => {
  const people = ['Աննա@example.am', 'աՆնա@Example.am', 'b.աննա@example.am', 'ա_նա@example.am']
  const folder = await folderWith(people.map((email) => ({ ...anna, email })))
  const listed = await list(folder, ['--from', 'ԱՆՆԱ@example.am'])
  expect(listed.stdout.match(/^\d+ {2}/gm)).toEqual(['2  ', '1  '])
  const exported = await list(folder, ['--csv', '--from', 'ԱՆՆԱ@example.am'])
  expect(exported.stdout.match(/^"\d+"/gm)).toEqual(['"2"', '"1"'])
  const stderr = 'There is no message from c@example.am\n'
  expect(await list(folder, ['--from', 'c@example.am'])).toEqual({ stdout: '', stderr, code: 0 })

  const gone = ['--delete-from', ' աննա@EXAMPLE.am']
  const asked = await list(folder, gone)
  expect(asked.stderr).toMatch(/^Delete 2 messages from .*, for good\? Nobody can answer here/)
  expect((await list(folder, [...gone, '--yes'])).stdout).toMatch(/^Deleted 2 messages from /)
  expect((await list(folder, [...gone, '--yes'])).stdout).toMatch(/^There is no message from /)
  expect((await list(folder)).stdout.match(/^\d+ {2}/gm)).toEqual(['4  ', '3  '])
})

test('--delete deletes the messages with the numbers of the list, or none if one is unknown', async () => {
  const folder = await folderWith([anna, anna, anna])
  const unknown = await list(folder, ['--delete', '2', '4', '5', '--yes'])
  const stderr = 'There is no message 4, 5. Nothing is deleted\n'
  expect(unknown).toMatchObject({ stderr, code: 1 })
  const { stdout } = await list(folder, ['--delete', '1', '3', '1', '--yes'])
  expect(stdout).toBe('Deleted 2 messages with the number 1, 3\n')
  expect((await list(folder)).stdout).toMatch(/^2 {2}/)
})

test('a file that is no database stops the list with one line', async () => {
  const folder = await temporaryFolder({ 'data/messages.db': 'text'.repeat(1000) })
  const stderr = 'data/messages.db cannot be read: file is not a database\n'
  expect(await list(folder)).toMatchObject({ stdout: '', stderr, code: 1 })
})

test('messages are listed while the server runs, and after it has been killed', async () => {
  const folder = await temporaryFolder()
  const { program, address } = await startServer(folder)
  expect((await post(address)).status).toBe(201)
  expect((await list(folder)).stdout).toContain(anna.email)

  program.kill('SIGKILL')
  await once(program, 'exit')
  expect((await list(folder)).stdout).toContain(anna.email)
})

test('a reader that takes only the beginning of the list causes no error', async () => {
  const many = Array.from({ length: 30 }, () => ({ ...anna, message: 'a'.repeat(100_000) }))
  const program = startProgram('messages/messages-command.ts', await folderWith(many))
  await once(program.stdout, 'data')
  program.stdout.destroy()
  const [stderr] = await Promise.all([text(program.stderr), once(program, 'exit')])
  expect([stderr, program.exitCode]).toEqual(['', 0])
})

/** A folder with a database of these messages. */
async function folderWith(messages: (Omit<Message, 'spam'> & { spam?: boolean })[]) {
  const folder = await temporaryFolder()
  const store = new SqliteStore(join(folder, 'data/messages.db'))
  await store.prepare()
  for (const message of messages) await store.add({ spam: false, ...message }, somebody, false)
  store.close()
  return folder
}

function list(folder: string, args: string[] = []) {
  return runProgram('messages/messages-command.ts', folder, {}, args)
}
