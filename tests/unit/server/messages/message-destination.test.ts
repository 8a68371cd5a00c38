import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDestination } from '../../../../server/messages/message-destination.ts'
import { readSettings } from '../../../../server/platform/settings/settings.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { mailServer } from '../support/mail-server.ts'
import { makeReadOnly, openStore, waitingMails } from '../support/test-messages.ts'
import { captureErrorLines } from '../support/test-site.ts'

const MAIL = { NOTIFY_SMTP: 'smtp://127.0.0.1:1', NOTIFY_TO: 'staff@fez.example' }
const NO_MAIL = /^Staff get no mail about messages\. /
const DELETE = /^The form says that messages are kept for 9 days: the backend has to delete them\n$/
const KEEP_DAYS = { MESSAGES_KEEP_DAYS: '8', MESSAGES_BACKEND_KEEP_DAYS: '9' }
const BACKEND = 'https://cms.example'

test.each<[string, Record<string, string>, RegExp[]]>([
  ['mails cannot be sent', {}, [NO_MAIL]],
  ['mails can be sent', { ...KEEP_DAYS, ...MAIL }, []],
  ['browsers send messages to another origin', { VITE_API_BASE: BACKEND }, []],
  ['that origin has to delete them', { VITE_API_BASE: BACKEND, ...KEEP_DAYS }, [DELETE]],
  ['a backend gets the messages', { CONTENT_API: BACKEND, MESSAGES_KEEP_DAYS: '8' }, []],
  ['that backend has to delete them', { CONTENT_API: BACKEND, ...KEEP_DAYS }, [DELETE]],
])('at its start, the server says what there is to do if %s', async (_, settings, lines) => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const MESSAGES_DB = join(await temporaryFolder(), 'messages.db')
  const destination = await openDestination(readSettings({ MESSAGES_DB, ...settings }))
  onTestFinished(async () => {
    await destination.stop()
  })
  destination.start()
  const expected = lines.map((line) => expect.stringMatching(line) as string)
  expect(output.mock.calls.flat()).toEqual(expected)
})

test.each<[string, (path: string) => void, string]>([
  ['is read-only', makeReadOnly, 'attempt to write a readonly database'],
  [
    'can have no log beside it',
    (path) => {
      mkdirSync(`${path}-wal`)
    },
    'unable to open database file',
  ],
])('the pages of a server whose database %s are served', async (_, spoil, reason) => {
  const errorLines = captureErrorLines()
  const { path, store, add } = await openStore()
  await add()
  store.close()
  spoil(path)
  const destination = await openDestination(readSettings({ MESSAGES_DB: path }))
  await destination.prepare()
  expect(errorLines).toEqual([
    `Messages cannot be stored in ${path}: ${reason}. Let this user write there, or change DATA_DIR or MESSAGES_DB\n`,
  ])
})

test('a stop waits for the mail that is being sent', async () => {
  const arrived = Promise.withResolvers<undefined>()
  const accepted = Promise.withResolvers<undefined>()
  const { address } = await mailServer({
    onMail() {
      arrived.resolve(undefined)
      return accepted.promise
    },
  })
  const { path, add } = await openStore()
  await add({}, ['staff@fez.example'])
  const settings = { ...MAIL, MESSAGES_DB: path, NOTIFY_SMTP: address }
  const destination = await openDestination(readSettings(settings))
  destination.start()
  await arrived.promise
  const stopped = destination.stop()
  accepted.resolve(undefined)
  await stopped
  expect(waitingMails(path)).toEqual([])
})
