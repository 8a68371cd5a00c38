import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { useFakeTimers } from '../../support/fake-timers.ts'
import { siteWithBackend } from '../../support/site-with-backend.ts'
import { captureErrorLines, testSite } from '../../support/test-site.ts'

const MB = 2 ** 20
/** How a file of these types begins. */
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const WEBM = Buffer.from('\x1aE\xdf\xa3\x9fB\x82\x84webm', 'latin1')

test('a part of a video comes as the backend sends it', async () => {
  const { address, respond, requests } = await siteWithBackend()
  const sent = {
    'content-type': 'video/webm',
    'content-length': '4',
    'content-range': 'bytes 2-5/9',
    etag: '"one"',
    'last-modified': 'Wed, 25 Nov 2026 20:00:00 GMT',
  }
  const asked = { range: 'bytes=2-5', 'if-range': '"one"', 'if-none-match': '"two"' }
  respond('/uploads/a.webm', new Response('film', { status: 206, headers: sent }))
  const part = await fetch(`${address}uploads/a.webm`, { headers: asked })
  expect([part.status, await part.text()]).toEqual([206, 'film'])
  expect(Object.fromEntries(part.headers)).toMatchObject({ ...sent, 'cache-control': 'no-cache' })
  expect(requests()[0]?.headers).toMatchObject(asked)

  const head = await fetch(`${address}uploads/a.webm`, { method: 'HEAD' })
  expect(head.headers.get('Content-Length')).toBe('4')

  const again = { etag: '"one"', 'cache-control': 'max-age=60' }
  respond('/uploads/a.webm', new Response(null, { status: 304, headers: again }))
  const held = await fetch(`${address}uploads/a.webm`)
  expect(held.status).toBe(304)
  expect(Object.fromEntries(held.headers)).toMatchObject(again)

  const size = { 'content-range': 'bytes */9' }
  respond('/uploads/a.webm', new Response(null, { status: 416, headers: size }))
  const beyond = await fetch(`${address}uploads/a.webm`, { headers: { range: 'bytes=9-' } })
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */9'])
})

test('the type that is sent is the type that was checked', async () => {
  const { get, respond } = await siteWithBackend()
  const type = async (sent: string) => {
    respond('/media/a', new Response('a', { headers: { 'Content-Type': sent } }))
    return (await get('/media/a')).headers.get('Content-Type')
  }
  expect(await type('Image/PNG; charset="text/html"')).toBe('image/png')
  expect(await type('video/webm;codecs=vp9, text/html')).toBe('video/webm')
})

const SVG = '<?xml version="1.0"?>\n<!-- Drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'
const MP4 = '\0\0\0\x18ftypisom'

test.each([
  [PNG, 'application/octet-stream', 'image/png'],
  [PNG, 'binary/octet-stream', 'image/png'],
  [PNG, undefined, 'image/png'],
  [PNG, 'text/html', 'image/png'],
  ['GIF89a', 'image/png', 'image/gif'],
  ['\xff\xd8\xff\xe0', '', 'image/jpeg'],
  ['RIFF\x10\0\0\0WEBPVP8 ', '', 'image/webp'],
  ['\0\0\0\x1cftypavif', '', 'image/avif'],
  [SVG, 'text/xml', 'image/svg+xml'],
  [SVG, 'image/png', 'image/svg+xml'],
  [MP4, 'application/octet-stream', 'video/mp4'],
  [WEBM, 'application/octet-stream', 'video/webm'],
  ['ID3\x04', 'application/octet-stream', 'audio/mpeg'],
  ['a', 'image/x-own', 'image/x-own'],
])('a file is what its bytes are: %j sent as %s', async (bytes, sent, type) => {
  const { get } = await siteWithBackend((_, response) => {
    if (sent !== undefined) response.setHeader('Content-Type', sent)
    response.end(bytes, 'latin1')
  })
  const response = await get('/uploads/5c2f')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
  expect(response.headers.get('Content-Disposition')).toBeNull()
})

test('a part of a file is what the file’s first bytes are', async () => {
  const { get, requests } = await siteWithBackend(({ headers }, response) => {
    const type = { 'Content-Type': 'application/octet-stream' }
    response.writeHead(206, { ...type, 'Content-Range': 'bytes 0-1/900' })
    response.end(headers.range === 'bytes=0-1' ? MP4.slice(0, 2) : MP4, 'latin1')
  })
  const part = await get('/uploads/a', { range: 'bytes=0-1' })
  expect([part.status, part.headers.get('Content-Type')]).toEqual([206, 'video/mp4'])
  expect(requests().map(({ headers }) => headers.range)).toEqual(['bytes=0-1', 'bytes=0-4095'])
})

const OFFICE = 'application/vnd.openxmlformats-officedocument'

test.each([
  ['a.pdf', '%PDF-1.7', 'application/pdf', 'application/pdf'],
  ['a.pdf', '%PDF-1.7', 'application/octet-stream', 'application/pdf'],
  ['5c2f', '%PDF-1.7', 'application/pdf', 'application/pdf'],
  ['a.docx', 'PK\x03\x04', 'application/zip', `${OFFICE}.wordprocessingml.document`],
  ['5c2f', 'PK\x03\x04', `${OFFICE}.spreadsheetml.sheet`, `${OFFICE}.spreadsheetml.sheet`],
  ['a.XLS', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '', 'application/vnd.ms-excel'],
  ['a.csv', 'area;price\n1;2', 'application/vnd.ms-excel', 'text/csv'],
])('a document is a download that runs nothing: %s, %j, %s', async (...row) => {
  const [name, bytes, sent, type] = row
  const { get } = await siteWithBackend((_, response) => {
    response.setHeader('Content-Type', sent)
    response.setHeader('Content-Disposition', 'inline')
    response.end(bytes, 'latin1')
  })
  const { status, headers } = await get(`/uploads/${name}`)
  expect([status, headers.get('Content-Type')]).toEqual([200, type])
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.]+\.\w+$/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'.*; sandbox$/)
})

test.each([
  ['a.pdf', '<script>alert(1)</script>', 'application/pdf'],
  ['a.csv', ' <!doctype html><script>alert(1)</script>', 'text/csv'],
  ['a.csv', 'Please log in', 'text/html'],
  ['a.docx', 'MZ\x90', `${OFFICE}.wordprocessingml.document`],
  ['a.zip', 'PK\x03\x04', 'application/zip'],
  ['a.js', 'alert(1)', 'text/javascript'],
  ['a.svg', '<html><svg onload="alert(1)"/></html>', 'text/html'],
])('what is no document is not forwarded: %s, %s', async (name, bytes, sent) => {
  captureErrorLines()
  const { get } = await siteWithBackend((_, response) => {
    response.setHeader('Content-Type', sent)
    response.end(bytes, 'latin1')
  })
  expect((await get(`/uploads/${name}`)).status).toBe(502)
})

test('a file that begins with many comments is judged at once', async () => {
  captureErrorLines()
  const { get } = await siteWithBackend((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!-- -->'.repeat(400))
  })
  expect((await get('/uploads/a.html')).status).toBe(502)
})

test('a file that the backend keeps to itself is a 404 for visitors', async () => {
  const lines = captureErrorLines()
  const { get } = await siteWithBackend((_, response) => {
    response.writeHead(403, { 'Content-Type': 'text/html' }).end('<p>secret')
  })
  const response = await get('/uploads/a.png?a=private')
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('secret')
  expect(lines).toEqual([
    expect.stringMatching(
      /a\.png failed: status 403\. Let the role of CONTENT_API_TOKEN read files\n$/,
    ),
  ])
})

test('files are those of the backend’s origin, where its address has a path', async () => {
  const { get, requests } = await siteWithBackend(undefined, {}, '/preview')
  await get('/uploads/a.png')
  expect(requests().map(({ url }) => url)).toEqual(['/uploads/a.png'])
})

test('an SVG is compressed, under the site’s own policy', async () => {
  const { address, respond } = await siteWithBackend()
  const svg = `<svg>${'<g/>'.repeat(1000)}</svg>`
  const headers = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': 'script-src *' }
  respond('/media/a.svg', new Response(svg, { headers }))
  const response = await fetch(`${address}media/a.svg`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  expect(response.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; .*sandbox; style-src 'unsafe-inline'$/,
  )
  expect(await response.text()).toBe(svg)
})

test('a file that the backend has compressed arrives whole', async () => {
  const { address, respond } = await siteWithBackend()
  const body = gzipSync('a'.repeat(500))
  const compressed = { 'Content-Encoding': 'gzip', 'Content-Length': String(body.length) }
  const headers = { 'Content-Type': 'image/png', ...compressed }
  respond('/uploads/a.png', new Response(body, { headers }))
  expect(await (await fetch(`${address}uploads/a.png`)).text()).toBe('a'.repeat(500))
})

// media-path.test.ts has the paths in which a server could see more than a file.
test('only files under MEDIA_PATHS are read from the backend', async () => {
  const { get, requests } = await siteWithBackend(undefined, { MEDIA_PATHS: '/uploads/' })
  for (const path of ['/storage/a.png', '/uploads/..%2fadmin'])
    expect((await get(path)).status, path).toBe(404)
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS']) {
    const { status, headers } = await get('/uploads/reason-tax.svg', {}, method)
    expect([status, headers.get('Allow')], method).toEqual([405, 'GET, HEAD'])
  }
  expect(requests()).toEqual([])
})

test('a page may have the name of a folder of MEDIA_PATHS', async () => {
  const { get } = await testSite({
    builtSite: { 'services.html': 'page' },
    settings: { CONTENT_API: 'https://backend.example', MEDIA_PATHS: '/services/' },
  })
  expect(await (await get('/services')).text()).toBe('page')
  expect((await get('/services/')).headers.get('Location')).toBe('/services')
})

test('the address is forwarded as written, with its query', async () => {
  const { get, requests } = await siteWithBackend()
  await get('/uploads/%D4%B1%20b.png?v=1&s=%26')
  expect(requests().map(({ url }) => url)).toEqual(['/uploads/%D4%B1%20b.png?v=1&s=%26'])
})

// backend-source.test.ts has redirects, and the headers of a visitor.
test.each([
  [
    'a page',
    200,
    { 'Content-Type': 'text/html' },
    'no picture, recording, video or document, but text/html',
  ],
  [
    'a file of two types',
    200,
    { 'Content-Type': 'image/png, text/html' },
    'no picture, recording, video or document, but image/png, text/html',
  ],
  ['a file of no type', 200, {}, 'no picture, recording, video or document, but nothing known'],
  [
    'a type named like a method',
    200,
    { 'Content-Type': 'constructor/x' },
    'no picture, recording, video or document, but constructor/x',
  ],
  ['a failure', 500, { 'Content-Type': 'image/png' }, 'status 500'],
  ['a picture of a busy backend', 429, {}, 'status 429'],
  ['a file for another token', 401, {}, 'status 401. Set CONTENT_API_TOKEN'],
])('%s is not forwarded, and the log has no query', async (_, status, headers, reason) => {
  const lines = captureErrorLines()
  const { get } = await siteWithBackend((_request, response) => {
    response.writeHead(status, { 'Set-Cookie': 'a=b', ...headers }).end('<p>secret')
  })

  const response = await get('/uploads/a.png?a=private')

  expect(response.status).toBe(502)
  expect(await response.text()).not.toContain('secret')
  expect(response.headers.get('Set-Cookie')).toBeNull()
  const line = expect.stringMatching(`/uploads/a\\.png failed: ${reason}\n$`) as string
  expect(lines).toEqual([line])
})

test.each([
  ['a picture', 200, 'image/png', { 'Content-Length': 50 * MB }, 20],
  ['a part of a video', 206, 'video/webm', { 'Content-Range': `bytes 0-99/${900 * MB}` }, 500],
])('%s is refused before it is read if the file is too large', async (...row) => {
  const [, status, type, size, mostMb] = row
  const lines = captureErrorLines()
  const { get } = await siteWithBackend((_request, response) => {
    response.writeHead(status, { 'Content-Type': type, ...size }).write(PNG)
  })
  expect((await get('/uploads/a')).status).toBe(502)
  expect(lines).toEqual([expect.stringContaining(`/uploads/a failed: more than ${mostMb} MB\n`)])
})

test.each([
  ['breaks off', /other side closed|terminated/],
  ['goes on for too long', /more than 20 MB/],
  ['stalls', /nothing more within 1 s/],
])('a picture that %s is cut off, with one line in the log', async (what, reason) => {
  const lines = captureErrorLines()
  const left = Promise.withResolvers<unknown>()
  const respond = (_: unknown, response: ServerResponse) => {
    const more = () => {
      if (!response.destroyed) response.write(Buffer.alloc(MB), more)
    }
    response.writeHead(200, { 'Content-Type': 'image/png' }).on('close', left.resolve)
    response.write(PNG, () => {
      if (what === 'breaks off') response.destroy()
      if (what === 'goes on for too long') more()
    })
  }
  const patience = { CONTENT_TIMEOUT: what === 'stalls' ? '1' : '60' }
  const { address } = await siteWithBackend(respond, patience)
  let response: Response
  // On a busy machine, the headers may be late for the server that waits only a second.
  do {
    lines.length = 0
    response = await fetch(`${address}uploads/a.png`)
  } while (response.status === 504)
  await expect(response.arrayBuffer()).rejects.toThrow()
  await left.promise
  await expect.poll(() => lines).toEqual([expect.stringMatching(reason)])
})

test('a visitor who leaves a video ends the backend’s request', async () => {
  const lines = captureErrorLines()
  const left = Promise.withResolvers<unknown>()
  const visitor = new AbortController()
  const { address } = await siteWithBackend((_, response) => {
    response.on('close', left.resolve)
    response.writeHead(200, { 'Content-Type': 'video/webm' }).write(WEBM)
  })
  const response = await fetch(`${address}uploads/a.webm`, { signal: visitor.signal })
  visitor.abort()
  await expect(response.arrayBuffer()).rejects.toThrow()
  await left.promise
  expect((await fetch(address)).status).toBe(200)
  expect(lines).toEqual([])
})

test('a part of a file whose kind cannot be found out is not read any more', async () => {
  captureErrorLines()
  const ended = Promise.withResolvers<unknown>()
  const { get } = await siteWithBackend(({ headers, socket }, response) => {
    if (headers.range !== 'bytes=5-9') return socket.resetAndDestroy()
    response.on('close', ended.resolve)
    response.writeHead(206, { 'Content-Range': 'bytes 5-9/10' }).write('part')
  })
  expect((await get('/uploads/a', { range: 'bytes=5-9' })).status).toBe(502)
  await ended.promise
})

test('files that keep failing are one line a minute, with a count', async () => {
  useFakeTimers('performance')
  const lines = captureErrorLines()
  const { get, respond } = await siteWithBackend()
  const ask = async (name: string, status: number) => {
    respond(`/media/${name}`, new Response(null, { status }))
    expect((await get(`/media/${name}`)).status, name).toBe(502)
  }
  for (const name of ['a.png', 'a.png', 'b.png']) await ask(name, 500)
  await ask('a.png', 503)
  expect(lines).toEqual([
    expect.stringMatching(/a\.png failed: status 500\n$/),
    expect.stringMatching(/a\.png failed: status 503\n$/),
  ])
  vi.advanceTimersByTime(60_000)
  await ask('a.png', 500)
  expect(lines[2]).toMatch(/status 500 \(and 2 more since the last such line\)\n$/)
})
