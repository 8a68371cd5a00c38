import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * `npm run check:install`: runs `deploy/install.sh` from a fresh clone into an empty folder, as the
 * container does. The release there has to write its pages and store a message. It takes a few minutes.
 */
const folder = await mkdtemp(join(tmpdir(), 'fez-install-'))
const [clone, site] = [join(folder, 'clone'), join(folder, 'site')]
const run = promisify(execFile)
await run('git', ['clone', '--quiet', '.', clone])
await run('deploy/install.sh', [site], { cwd: clone, maxBuffer: Infinity })

const server = spawn(process.execPath, ['server/start.js'], {
  cwd: join(site, 'current'),
  env: { PORT: '0' },
  stdio: ['ignore', 'pipe', 'pipe'],
})
let said = ''
const written = Promise.withResolvers<undefined>()
for (const stream of [server.stdout, server.stderr]) {
  stream.setEncoding('utf8').on('data', (part: string) => {
    said += part
    if (/pages are prerendered|could not be written/.test(said)) written.resolve(undefined)
  })
}
try {
  await written.promise
  const [, address = ''] = /^The site is at (\S+)/.exec(said) ?? []
  if (!/^(\d+) of \1 pages are prerendered$/m.test(said)) throw new Error(said)
  const message = { firstName: 'Anna', lastName: 'Petrosyan', email: 'anna@example.am' }
  const answers = await Promise.all([
    fetch(`${address}services`),
    fetch(`${address}healthz`),
    fetch(`${address}fez/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...message,
        phone: '+37410123456',
        message: 'A place to make lenses',
      }),
    }),
  ])
  const statuses = answers.map(({ status }) => status).join(', ')
  if (statuses !== '200, 200, 201') throw new Error(`The installed site answers ${statuses}`)
  console.log('The installed site serves its pages and stores a message.')
} finally {
  server.kill()
  await rm(folder, { recursive: true })
}
