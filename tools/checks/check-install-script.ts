import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '../support/serve-site.ts'

/**
 * `npm run check:install`: runs `deploy/install.sh` from a fresh clone into an empty folder. The release
 * there has to prerender its pages and store a message. It takes a few minutes.
 */
const folder = mkdtempSync(join(tmpdir(), 'fez-install-'))
const [clone, site] = [join(folder, 'clone'), join(folder, 'site')]
const MESSAGE = {
  firstName: 'Anna',
  lastName: 'Petrosyan',
  email: 'anna@example.am',
  phone: '+37410123456',
  message: 'A place to make lenses',
}
try {
  execFileSync('git', ['clone', '--quiet', '.', clone])
  execFileSync('bash', ['deploy/install.sh', site], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { url, close } = await serveSite({}, join(site, 'current'))
  const responses = await Promise.all([
    fetch(`${url}/services`),
    fetch(`${url}/healthz`),
    fetch(`${url}/fez/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(MESSAGE),
    }),
  ])
  close()
  const statuses = responses.map(({ status }) => status).join(', ')
  if (statuses !== '200, 200, 201') throw new Error(`The installed site answers ${statuses}`)
  console.log('The installed site serves its pages and stores a message.')
} finally {
  rmSync(folder, { recursive: true })
}
