import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { PostgresServer } from '../support/postgres-server.ts'
import { BUILT_SITE, startServer } from '../support/start-program.ts'
import { post } from '../support/test-messages.ts'

test('while PostgreSQL is away, messages are a 503 and the site works, until it is back', async () => {
  const postgres = await PostgresServer.start()
  onTestFinished(() => postgres.remove())
  const env = { DATABASE_URL: await postgres.database(), RATE_LIMIT: 'off' }
  await postgres.stop()
  const { program, address, errorLines } = await startServer(
    await temporaryFolder(),
    env,
    BUILT_SITE,
  )
  let output = ''
  program.stdout.on('data', (part: string) => (output += part))
  const health = () => fetch(`${address}healthz`).then(({ status }) => status)
  const statuses = async () => [(await post(address)).status, (await fetch(address)).status]

  expect(await statuses()).toEqual([503, 200])
  expect(await health()).toBe(503)
  await postgres.restart()
  expect(await statuses()).toEqual([201, 200])
  await postgres.stop()
  expect(await statuses()).toEqual([503, 200])
  await postgres.restart()
  expect(await statuses()).toEqual([201, 200])
  await expect.poll(health).toBe(200)

  const place = String.raw`PostgreSQL, 127\.0\.0\.1/fez_\d+: .+\n`
  const lines = `^Messages cannot be stored in ${place}(A message could not be stored in ${place}){2}$`
  expect(`${errorLines().join('\n')}\n`).toMatch(new RegExp(lines))
  expect(output.match(/^Messages are stored again in PostgreSQL, .+$/gm)).toHaveLength(2)
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
})
