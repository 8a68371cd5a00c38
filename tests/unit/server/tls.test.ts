import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { HAS_OPENSSL, makeCertificate } from '../../support/certificate.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { mailServer } from './support/mail-server.ts'
import { startPostgres } from './support/postgres-server.ts'
import { startServer } from './support/start-program.ts'
import { post } from './support/test-messages.ts'

const book = readFileSync('docs/messages.md', 'utf8')
const postgres = HAS_OPENSSL ? await startPostgres({ tls: true }) : undefined
afterAll(() => postgres?.remove())

describe.skipIf(!HAS_OPENSSL)('with a certificate that no authority has signed', () => {
  test.each([
    ['?ignoreTLS=true', {}, false],
    ['', { NODE_EXTRA_CA_CERTS: 'fez.pem' }, true],
    ['?requireTLS=true', { NODE_EXTRA_CA_CERTS: 'fez.pem' }, true],
  ])('a mail server works as messages.md says: "%s" %j', async (query, env, isSecure) => {
    expectInBook(query, ...Object.keys(env))
    const { folder, server, settings } = await mailServerWithTls()
    const smtp = `${server.address}/${query}`
    const { address } = await startServer({ ...settings, ...env, NOTIFY_SMTP: smtp }, folder)
    await post(address)
    await expect.poll(() => server.secure).toEqual([isSecure])
  })

  test('without these settings a mail server gets no mail', async () => {
    const { folder, server, settings } = await mailServerWithTls()
    const env = { ...settings, NOTIFY_SMTP: server.address }
    const { address, errorLines } = await startServer(env, folder)
    await post(address)
    const line = /^Mails to staff@fez\.example cannot be sent now, and wait: self-signed cert/
    await expect.poll(errorLines).toEqual([expect.stringMatching(line)])
    expect(server.mails).toEqual([])
  })

  test('PostgreSQL works over TLS as messages.md says', async () => {
    const url = await postgres?.database()
    const query = 'sslmode=verify-full&sslrootcert='
    expectInBook(query)
    const verified = { DATABASE_URL: `${url}&${query}${postgres?.certificate}` }
    const { address, errorLines } = await startServer(verified)
    expect((await post(address)).status).toBe(201)
    expect(errorLines()).toEqual([])

    const unverified = await startServer({ DATABASE_URL: `${url}&sslmode=verify-full` })
    expect((await post(unverified.address)).status).toBe(503)
    const line = /PostgreSQL, 127\.0\.0\.1\/postgres: self-signed certificate/
    await expect.poll(unverified.errorLines).toEqual(Array(2).fill(expect.stringMatching(line)))
  })
})

function expectInBook(...settings: string[]) {
  for (const setting of settings) expect(book.includes(setting), setting).toBe(true)
}

async function mailServerWithTls() {
  const folder = await temporaryFolder()
  const server = await mailServer({ certificate: await makeCertificate(folder) })
  return { folder, server, settings: { NOTIFY_TO: 'staff@fez.example' } }
}
