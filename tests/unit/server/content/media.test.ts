import { mkdir, symlink } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { media } from '../../../../server/content/media.ts'
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts'
import { serve, temporarySite } from '../support/temporary-site.ts'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(200)}</svg>`

test('a media file has the type of its extension and an ETag, and is revalidated each time', async () => {
  const names = [
    'a.svg',
    'a.JPG',
    'a.webp',
    'a.mp4',
    'a.webm',
    'a.ogg',
    'a.mov',
    'a.avi',
    'a.mkv',
    'a.x',
  ]
  const { app } = await temporarySite({
    content: Object.fromEntries(names.map((name) => [`media/deep/${name}`, 'bytes'])),
  })
  const types = await Promise.all(
    names.map(async (name) => {
      const { headers } = await app.request(`/media/deep/${name}`)
      expect(headers.get('ETag')).toMatch(/^"[^"]+"$/)
      expect(headers.get('Cache-Control')).toBe('no-cache')
      return headers.get('Content-Type')?.split(';')[0]
    }),
  )
  expect(types).toEqual([
    'image/svg+xml',
    'image/jpeg',
    'image/webp',
    'video/mp4',
    'video/webm',
    'video/ogg',
    'video/quicktime',
    'video/x-msvideo',
    'video/x-matroska',
    'application/octet-stream',
  ])
})

test('a picture that the browser holds is not sent again until its file changes', async () => {
  const { app, contentFolder } = await temporarySite({ content: { 'media/a.png': 'one' } })
  const etag = (await app.request('/media/a.png')).headers.get('ETag') ?? ''
  const again = () => app.request('/media/a.png', { headers: { 'If-None-Match': etag } })
  expect((await again()).status).toBe(304)

  await writeFiles(contentFolder, { 'media/a.png': 'another' })

  expect(await (await again()).text()).toBe('another')
})

test('an SVG is compressed in the coding that the client prefers', async () => {
  const { app } = await temporarySite({ content: { 'media/a.svg': DRAWING } })
  const ask = async (accepted: string) => {
    const answer = await app.request('/media/a.svg', { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    const { headers } = answer
    return { headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  const brotli = await ask('gzip, deflate, br, zstd')
  expect(brotli.headers.get('Content-Encoding')).toBe('br')
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(DRAWING)

  const gzip = await ask('br;q=0.1, gzip;q=0.9')
  expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(gzip.bytes).toString()).toBe(DRAWING)

  const plain = await ask('br;q=0, identity')
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(plain.bytes.toString()).toBe(DRAWING)

  const etags = [brotli, gzip, plain].map(({ headers }) => headers.get('ETag'))
  expect(new Set(etags).size).toBe(3)
})

test('a changed SVG is sent on the next request, though its compressed form is kept', async () => {
  const { app, contentFolder } = await temporarySite({ content: { 'media/a.svg': DRAWING } })
  const ask = async () => {
    const answer = await app.request('/media/a.svg', { headers: { 'Accept-Encoding': 'br' } })
    return brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
  }
  expect(await ask()).toBe(DRAWING)

  await writeFiles(contentFolder, { 'media/a.svg': '<svg/>' })

  expect(await ask()).toBe('<svg/>')
})

test('a part of a video is answered with that part', async () => {
  const { app } = await temporarySite({ content: { 'media/a.mp4': '0123456789' } })
  const { address } = await serve(app)
  const ask = async (range: string, more = {}) => {
    const answer = await fetch(`${address}media/a.mp4`, { headers: { Range: range, ...more } })
    const { status, headers } = answer
    return [
      status,
      headers.get('Content-Range'),
      headers.get('Content-Length'),
      await answer.text(),
    ]
  }

  expect(await ask('bytes=0-0')).toEqual([206, 'bytes 0-0/10', '1', '0'])
  expect(await ask('bytes=4-')).toEqual([206, 'bytes 4-9/10', '6', '456789'])
  expect(await ask('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '2', '89'])
  expect(await ask('bytes=-3')).toEqual([206, 'bytes 7-9/10', '3', '789'])
  expect(await ask('bytes=-99')).toEqual([206, 'bytes 0-9/10', '10', '0123456789'])

  for (const range of ['bytes=10-', 'bytes=-0']) {
    expect(await ask(range)).toEqual([
      416,
      'bytes */10',
      '38',
      '{"error":"The file has no such part."}',
    ])
  }

  const whole = [200, null, '10', '0123456789']
  for (const range of ['bytes=5-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b']) {
    expect(await ask(range)).toEqual(whole)
  }
  expect(await ask('bytes=0-1', { 'If-Range': '"older"' })).toEqual(whole)
})

test('the next part of the same version of a video continues where the first part ended', async () => {
  const { app } = await temporarySite({ content: { 'media/a.mp4': '0123456789' } })
  const etag = (await app.request('/media/a.mp4')).headers.get('ETag') ?? ''
  const answer = await app.request('/media/a.mp4', {
    headers: { Range: 'bytes=5-', 'If-Range': etag },
  })
  expect(answer.status).toBe(206)
  expect(await answer.text()).toBe('56789')
})

test('a HEAD request gets the length of a video, and none of its bytes', async () => {
  const { app } = await temporarySite({ content: { 'media/a.mp4': '0123456789' } })
  const { address } = await serve(app)
  const answer = await fetch(`${address}media/a.mp4`, {
    method: 'HEAD',
    headers: { Range: 'bytes=0-1' },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Length')).toBe('10')
  expect(answer.headers.get('Accept-Ranges')).toBe('bytes')
})

test('an empty file gives an empty answer', async () => {
  const { app } = await temporarySite({ content: { 'media/a.mp4': '' } })
  const answer = await app.request('/media/a.mp4')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

const OUTSIDE = [
  '/media/../secret.json',
  '/media/../../secret.json',
  '/media/%2e%2e/secret.json',
  '/media/..%2fsecret.json',
  '/media/%2e%2e%2fsecret.json',
  '/media/..%5csecret.json',
  '/media/..\\secret.json',
  '/media/%252e%252e%252fsecret.json',
  '/media/pictures/..%2f..%2fsecret.json',
  '/media//secret.json',
  '/media/%2fsecret.json',
  '/media/secret.json%00.png',
  '/media/a.png%00',
  '/media/%00',
  '/media/.',
  '/media/..',
  '/media/%c0%ae%c0%ae/secret.json',
  '/media/%zz',
  '/media/out/secret.json',
  '/media/out.json',
  '/media/pictures',
  '/media/pictures/',
  '/media/',
  '/media',
  '/media/a.png/',
  '/media/a.png/b.png',
  `/media/${'a'.repeat(300)}.png`,
]

test.each(OUTSIDE)('no file outside the media folder is sent: %s', async (path) => {
  const outside = await temporaryFolder({ 'secret.json': 'secret' })
  const { app, contentFolder } = await temporarySite({
    content: { 'secret.json': 'secret', 'media/a.png': 'picture' },
    builtSite: { 'index.html': 'the page' },
  })
  await mkdir(join(contentFolder, 'media/pictures'))
  await symlink(outside, join(contentFolder, 'media/out'))
  await symlink(join(outside, 'secret.json'), join(contentFolder, 'media/out.json'))
  const { address } = await serve(app)

  const { status, text } = await raw(address, path)
  const direct = await app.request(path)

  // A client that normalises the path may turn it into the path of a page, outside /media/.
  if (text !== 'the page') expect(status).toBeOneOf([400, 404])
  expect(text + (await direct.text())).not.toMatch(/secret|picture/)
})

test('a symbolic link within the media folder leads to its file', async () => {
  const { app, contentFolder } = await temporarySite({ content: { 'media/a.png': 'picture' } })
  await symlink('a.png', join(contentFolder, 'media/b.png'))
  expect(await (await app.request('/media/b.png')).text()).toBe('picture')
})

test('a file name with spaces and Armenian letters is found', async () => {
  const { app } = await temporarySite({ content: { 'media/մեր գոտին.png': 'picture' } })
  expect(await (await app.request('/media/մեր գոտին.png')).text()).toBe('picture')
})

test('media files can only be read', async () => {
  const routes = media(await temporaryFolder({ 'a.png': 'picture' }))
  const answer = await routes.request('/media/a.png', { method: 'PUT', body: 'other' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('Allow')).toBe('GET, HEAD')
})

/** Sends the path unchanged. fetch would normalise it. */
function raw(address: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(address, { path }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text })
      })
    })
      .on('error', reject)
      .end()
  })
}
