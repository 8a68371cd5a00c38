import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { COMPILE_CACHE } from '../../tools/commands/compile-cache.ts'
import { startBackendServer } from '../support/backend-server.ts'
import { runWritePages } from '../support/few-pages.ts'
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts'
import { anna } from '../unit/server/support/test-messages.ts'
import { HAS_NGINX, runNginx } from './nginx.ts'
import { runSite } from './running-site.ts'

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000',
}
const MESSAGE = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(anna),
}
const VISITOR = { Cookie: 'language=ru', Authorization: 'Basic x', 'X-Forwarded-For': '10.1.1.1' }

describe.skipIf(!HAS_NGINX)('nginx', () => {
  test('in front of the server serves the site under its name, with strict headers on errors', async () => {
    const site = await runSite(['/services'], {
      TRUST_PROXY: '1',
      SITE_URL: 'https://fez.example',
      RATE_LIMIT: '1',
    })
    await site.showing('/services', '<h1')
    const ask = await runNginx('nginx.conf', { '127.0.0.1:4173': new URL(site.address).host })

    const page = await ask('/services')
    expect(page.body).toContain('<h1')
    // Each header occurs once. Duplicates would be joined here.
    expect(page.headers).toMatchObject(SECURITY)
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src [^,]*$/,
    )
    expect((await ask('/services', { method: 'DELETE' })).status).toBe(405)
    expect((await ask('/healthz')).status).toBe(200)

    const elsewhere = await ask('/services?lang=ru', {
      headers: { Host: 'evil.test' },
      plain: true,
    })
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([
      301,
      'https://fez.example/services?lang=ru',
    ])

    // The client cannot choose its address: both messages come from this machine.
    expect((await ask('/fez/messages', MESSAGE)).status).toBe(201)
    const headers = { ...MESSAGE.headers, 'X-Forwarded-For': '203.0.113.9' }
    expect((await ask('/fez/messages', { ...MESSAGE, headers })).status).toBe(429)

    const own = [await ask('/fez/messages', { ...MESSAGE, body: 'a'.repeat(70_000) })]
    await site.stop()
    own.push(await ask('/services'))
    expect(own.map(({ status }) => status)).toEqual([413, 502])
    for (const answer of own) {
      expect(answer.headers).toMatchObject(SECURITY)
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; [^,]*sandbox$/,
      )
    }
  })

  test('a host of static files serves pages under the policy of their build', async () => {
    const { ask } = await staticHost(() => undefined, ['/services', '/error'])
    const page = await ask('/services?lang=ru')
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(page.body).toContain('<html lang="ru"')
    expect(page.headers).toMatchObject(SECURITY)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)

    const security = await ask('/.well-known/security.txt')
    expect(security.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(security.body).toContain('Contact: mailto:security@fez.example\n')

    const missing = await ask('/nowhere')
    expect([missing.status, missing.headers['x-content-type-options']]).toEqual([404, 'nosniff'])
    expect(missing.body).toContain('404 Error Page')
  })

  test('a host of static files passes on the ten calls of the backend and nothing else, with six messages a minute from a client', async () => {
    const { ask, requests } = await staticHost((_, response) => {
      response.setHeader('Set-Cookie', 'session=1').setHeader('Content-Type', 'application/json')
      response.end('{}')
    })
    for (const call of CONTENT_CALLS) {
      const answer = await ask(`/fez/${call}?from=visitor`, { headers: VISITOR })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json'])
      expect(answer.headers).not.toHaveProperty('set-cookie')
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; [^,]*sandbox/)
    }
    expect((await ask('/fez/messages', MESSAGE)).status).toBe(200)
    const got = requests()
    expect(got.map(({ method, url }) => `${method} ${url}`)).toEqual([
      ...CONTENT_CALLS.map((call) =>
        call === 'meta-tags' ? 'GET /fez/meta-tags?path=fez' : `GET /fez/${call}`,
      ),
      'POST /fez/messages',
    ])
    for (const { headers } of got) {
      expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', host: 'backend.example' })
      expect(headers).not.toHaveProperty('cookie')
      expect(headers).not.toHaveProperty('authorization')
    }
    expect(got.at(-1)?.body).toBe(MESSAGE.body)

    for (const [method, path] of [
      ['DELETE', '/fez/..;/admin'],
      ['GET', '/fez/..;/admin'],
      ['GET', '/fez/admin'],
      ['GET', '/fez/navbar-data/'],
      ['GET', '/fez/navbar-data/x'],
      ['GET', '/fez/navbar-data.json'],
      ['POST', '/fez/navbar-data'],
      ['DELETE', '/fez/contact-us'],
      ['GET', '/fez/messages'],
      ['DELETE', '/fez/messages'],
      ['POST', '/uploads/a.png'],
      ['GET', '/uploads/..;/admin'],
      ['GET', '/uploads/%252e%252e/admin'],
      ['GET', '/uploads/..%5cadmin'],
      ['GET', '/uploads/'],
    ] as const) {
      expect([403, 404], `${method} ${path}`).toContain((await ask(path, { method })).status)
    }
    expect(requests()).toHaveLength(got.length)
    // nginx turns another spelling of a call into the usual one.
    await ask('/..;/admin/../../fez/%6eavbar-data')
    expect(requests().at(-1)).toMatchObject({ method: 'GET', url: '/fez/navbar-data' })

    // Six in a minute: the message above, two requests that were refused, and three messages.
    const statuses: unknown[] = []
    for (let message = 0; message < 4; message += 1) {
      statuses.push((await ask('/fez/messages', MESSAGE)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await ask('/fez/contact-us')).status).toBe(200)
  })

  test('a host of static files sends pictures and videos of the backend as such, and nothing else', async () => {
    const types: Record<string, string> = {
      'a.svg': 'image/svg+xml; charset=utf-8',
      'a.webm': 'video/webm',
      'evil.html': 'text/html',
      'evil.png': 'image/png, text/html',
      'evil.js': 'text/javascript',
    }
    const { ask } = await staticHost(({ url = '', headers }, response) => {
      const isHeld = headers['if-none-match'] !== undefined
      response.setHeader('Content-Security-Policy', 'script-src *').setHeader('Set-Cookie', 'a=b')
      if (!isHeld) response.setHeader('Content-Type', types[url.slice('/uploads/'.length)] ?? '')
      response.writeHead(isHeld ? 304 : 200).end()
    })
    const sent: Record<string, string | undefined> = {}
    for (const name of Object.keys(types)) {
      const { headers } = await ask(`/uploads/${name}`, { headers: VISITOR })
      sent[name] = headers['content-type']
      expect(headers).not.toHaveProperty('set-cookie')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; [^,]*sandbox/)
    }
    const data = 'application/octet-stream'
    expect(sent).toEqual({
      ...{ 'a.svg': 'image/svg+xml', 'a.webm': 'video/webm' },
      ...{ 'evil.html': data, 'evil.png': data, 'evil.js': data },
    })
    const held = await ask('/uploads/a.svg', { headers: { 'If-None-Match': '"a"' } })
    expect([held.status, held.headers['content-type']]).toEqual([304, undefined])
  })
})

/** Serves the pages at these paths as static files, with this backend behind `/fez`. */
async function staticHost(answer: RequestListener, paths: string[] = []) {
  const { url, requests, stop } = await startBackendServer(answer)
  onTestFinished(stop)
  const folder = await temporaryFolder()
  const env = { SITE_URL: 'https://fez.example', SECURITY_CONTACT: 'security@fez.example' }
  const { faults } = await runWritePages(folder, paths, env)
  expect(faults).toBe('')
  await writeFiles(folder, { 'dist/index.html': await readFile('dist/index.html', 'utf8') })

  const conf = await readFile('deploy/nginx-static.conf', 'utf8')
  const [, sed = ''] = /npm run --silent headers \| (sed .*) > /.exec(conf) ?? []
  const list = `'${process.execPath}' '${resolve('server/site/print-headers.ts')}'`
  await promisify(execFile)('sh', ['-c', `${list} | ${sed} > fez-headers`], {
    cwd: folder,
    env: { ...COMPILE_CACHE, ...env, PATH: process.env.PATH },
  })
  const ask = await runNginx(
    'nginx-static.conf',
    {
      '/srv/fez/dist': join(folder, 'dist'),
      '/etc/nginx/fez-headers': join(folder, 'fez-headers'),
      'https://backend.example': 'http://backend.example',
    },
    `upstream backend.example { server ${new URL(url).host}; }`,
  )
  return { ask, requests }
}
