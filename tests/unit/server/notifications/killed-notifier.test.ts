import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { mailServer } from '../support/mail-server.ts'
import { startServer } from '../support/start-program.ts'
import { anna, post, storedRows } from '../support/test-messages.ts'

const MESSAGES = Number(process.env.MAILED_MESSAGES ?? 40)

test('if the server is killed, staff still get each message, and at most the current one twice', async () => {
  const folder = await temporaryFolder()
  const database = join(folder, 'data/messages.db')
  let taken = 0
  let killAt: () => void = () => undefined
  const onMail = () => {
    taken += 1
    if (taken === MESSAGES / 4) killAt()
    return Promise.resolve(undefined)
  }
  const { address: smtp, mails } = await mailServer({ onMail })
  const env = { RATE_LIMIT: 'off', NOTIFY_SMTP: smtp, NOTIFY_TO: 'staff@fez.example' }
  const { program, address } = await startServer(folder, env)
  const killed = once(program, 'exit')
  killAt = () => program.kill('SIGKILL')

  const sent = Array.from({ length: MESSAGES }, (_, number) =>
    post(address, { ...anna, message: `Message number ${number}` }),
  )
  const saved = await Promise.allSettled(sent)
  await killed
  await startServer(folder, env)
  const allSent = () => storedRows(database).every(({ pending }) => pending === 0)
  await expect.poll(allSent, { timeout: 30_000 }).toBe(true)

  const stored = storedRows(database).map(({ message }) => numberOf(String(message)))
  const mailed = mails.map(numberOf)
  expect(new Set(mailed)).toEqual(new Set(stored))
  expect(mailed.length - stored.length).toBeLessThanOrEqual(1)
  const acknowledged = saved.filter(({ status }) => status === 'fulfilled').length
  expect(stored.length).toBeGreaterThanOrEqual(acknowledged)
  if (process.env.MAILED_MESSAGES) {
    console.log(`${acknowledged} answered, ${stored.length} stored, ${mailed.length} mails`)
  }
})

function numberOf(text: string): number {
  return Number(/Message number (\d+)/.exec(text)?.[1])
}
