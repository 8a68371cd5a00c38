import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, open, test } from './site.ts'

test('with CONTENT_API pointing at another server, the site shows that server’s content', async ({
  page,
}) => {
  const backend = await startOtherBackend()
  const site = spawn('node', ['server/main.ts'], {
    env: { ...process.env, PORT: '0', CONTENT_API: addressOf(backend) },
  })
  try {
    const [line] = (await once(site.stdout, 'data')) as [Buffer]
    const address = /http:\S+/.exec(line.toString())?.[0]
    expect(address).toBeDefined()

    await open(page, address ?? '')
    await expect(page.getByRole('heading', { name: 'From the other server' })).toBeVisible()
    await expect(page.locator('header')).toContainText('+374 99 000000')
  } finally {
    site.kill()
    backend.close()
  }
})

async function startOtherBackend(): Promise<Server> {
  const payloads: Record<string, unknown> = {
    '/fez/get-home-page': {
      informative1Title: 'From the other server',
      informative1Desc: '<p>Yes.</p>',
    },
    '/fez/contact-us': { phoneNumber: '+374 99 000000' },
  }
  const backend = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ payload: payloads[request.url ?? ''] ?? null }))
  })
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  return backend
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
