import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDestination } from '../../../../server/messages/message-destination.ts'
import { readSettings } from '../../../../server/platform/settings/settings.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { mailServer } from '../support/mail-server.ts'
import { openStore, waitingMails } from '../support/test-messages.ts'

const MAIL = { NOTIFY_SMTP: 'smtp://127.0.0.1:1', NOTIFY_TO: 'staff@fez.example' }
const NO_MAIL = /^Staff get no mail about messages\. /
const DELETE = /^The form says that messages are kept for 9 days: the backend has to delete them\n$/
const KEEP_DAYS = { MESSAGES_KEEP_DAYS: '9' }
const BACKEND = 'https://cms.example'

test.each<[string, Record<string, string>, RegExp[]]>([
  ['mails cannot be sent', {}, [NO_MAIL]],
  ['mails can be sent', { ...KEEP_DAYS, ...MAIL }, []],
  ['browsers send messages to another origin', { VITE_API_BASE: BACKEND }, []],
  ['that origin has to delete them', { VITE_API_BASE: BACKEND, ...KEEP_DAYS }, [DELETE]],
  ['a backend gets the messages', { CONTENT_API: BACKEND }, []],
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
