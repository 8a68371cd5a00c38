import { chmod, mkdir, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '../../../../support/temporary-folder.ts'
import { decodedText, requestRaw, serve, testSite } from '../../support/test-site.ts'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(200)}</svg>`

test.each([
  ['a.JPG', 'image/jpeg'],
  ['a.ogg', 'video/ogg'],
  ['a.mov', 'video/quicktime'],
  ['a.mkv', 'video/x-matroska'],
  ['a.csv', 'text/csv; charset=utf-8'],
  ['a.x', 'application/octet-stream'],
])('the media file %s of type %s is not sent again until it changes', async (name, type) => {
  const { get, contentFolder } = await testSite({ content: { [`media/deep/${name}`]: 'one' } })
  const { headers } = await get(`/media/deep/${name}`)
  expect(headers.get('Content-Type')).toBe(type)
  expect(headers.get('Cache-Control')).toBe('no-cache')
  const held = { 'If-None-Match': headers.get('ETag') ?? '' }
  const again = await get(`/media/deep/${name}`, held)
  expect([again.status, again.headers.get('Content-Security-Policy')]).toEqual([304, null])
  await writeFiles(contentFolder, { [`media/deep/${name}`]: 'another' })
  // The server looks for a file again after a second.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  expect(await (await get(`/media/deep/${name}`, held)).text()).toBe('another')
})

test('an SVG is compressed in the coding that the client prefers', async () => {
  const { get } = await testSite({ content: { 'media/a.svg': DRAWING } })
  const etags: unknown[] = []
  const getIn = async (accepted: string) => {
    const response = await get('/media/a.svg', { 'Accept-Encoding': accepted })
    const { headers } = response
    expect(headers.get('Vary')).toBe('Accept-Encoding')
    etags.push(headers.get('ETag'))
    return [headers.get('Content-Encoding'), await decodedText(response)]
  }
  expect(await getIn('gzip, deflate, br, zstd')).toEqual(['br', DRAWING])
  expect(await getIn('br;q=0.1, gzip;q=0.9')).toEqual(['gzip', DRAWING])
  expect(await getIn('br;q=0, identity')).toEqual([null, DRAWING])
  expect(etags).toEqual([...new Set(etags)])
})

test('an SVG that is too large for the cache is sent as it is', async () => {
  const large = DRAWING.repeat(150)
  const { get } = await testSite({ content: { 'media/a.svg': large } })
  const response = await get('/media/a.svg', { 'Accept-Encoding': 'br' })
  expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([null, large])
})

test.each(['a.svg', 'a.png'])('%s is not read again while its time is the same', async (name) => {
  const path = `media/${name}`
  const { get, contentFolder } = await testSite({ content: { [path]: `${name} 1` } })
  const read = async () => {
    await utimes(join(contentFolder, path), 1, 1)
    return decodedText(await get(`/${path}`, { 'Accept-Encoding': 'br' }))
  }
  expect(await read()).toBe(`${name} 1`)
  await writeFiles(contentFolder, { [path]: `${name} 2` })
  expect(await read()).toBe(`${name} 1`)
})

test.each<[string, RequestInit]>([
  ['a.png', { method: 'HEAD' }],
  ['a.svg', { headers: { 'Accept-Encoding': 'gzip' } }],
])('%s that was just replaced comes with the headers of its bytes', async (name, first) => {
  const path = `/media/${name}`
  // A test before this one may have put the same bytes into the cache.
  const former = `the former ${name}`
  const { app, contentFolder } = await testSite({ content: { [path]: former } })
  const before = await app.request(path, first)
  await writeFiles(contentFolder, { [path]: 'another' })
  const version = before.headers.get('ETag')?.slice(1, 23) ?? expect.fail()
  for (const now of [await app.request(path), await app.request(path)]) {
    const body = await now.text()
    expect(now.headers.get('Content-Length')).toBe(String(body.length))
    expect(now.headers.get('ETag') === `"${version}"`, body).toBe(body === former)
  }
})

async function serveFilm() {
  const { app } = await testSite({ content: { 'media/a.mp4': '0123456789' } })
  return `${(await serve(app)).address}media/a.mp4`
}

test('a part of a video is answered if it is of the same version', async () => {
  const film = await serveFilm()
  let etag: string | null = null
  const getRange = async (range: string, more = {}) => {
    const response = await fetch(film, { headers: { Range: range, ...more } })
    const { status, headers } = response
    etag = headers.get('ETag')
    const length = headers.get('Content-Length')
    return [status, headers.get('Content-Range'), length, await response.text()]
  }
  expect(await getRange('bytes=0-0')).toEqual([206, 'bytes 0-0/10', '1', '0'])
  const rest = [206, 'bytes 4-9/10', '6', '456789']
  expect(await getRange('bytes=4-')).toEqual(rest)
  expect(await getRange('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '2', '89'])
  expect(await getRange('bytes=-3')).toEqual([206, 'bytes 7-9/10', '3', '789'])
  expect(await getRange('bytes=-99')).toEqual([206, 'bytes 0-9/10', '10', '0123456789'])
  expect(await getRange('bytes=4-', { 'If-Range': etag })).toEqual(rest)

  const none = [416, 'bytes */10', '38', '{"error":"The file has no such part."}']
  for (const range of ['bytes=10-', 'bytes=-0']) expect(await getRange(range), range).toEqual(none)

  const whole = [200, null, '10', '0123456789']
  for (const range of ['bytes=5-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b']) {
    expect(await getRange(range), range).toEqual(whole)
  }
  expect(await getRange('bytes=0-1', { 'If-Range': '"older"' })).toEqual(whole)
})

test('a HEAD request for a video is answered with its whole length', async () => {
  const head = await fetch(await serveFilm(), { method: 'HEAD', headers: { Range: 'bytes=0-1' } })
  expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '10'])
  expect(head.headers.get('Accept-Ranges')).toBe('bytes')
})

const OUTSIDE = String.raw`/media/../secret.json /media/../../secret.json /media/%2e%2e/secret.json
  /media/..%2fsecret.json /media/%2e%2e%2fsecret.json /media/..%5csecret.json
  /media/..\secret.json /media/%252e%252e%252fsecret.json /media/pictures/..%2f..%2fsecret.json
  /media//secret.json /media/%2fsecret.json /media/secret.json%00.png /media/a.png%00 /media/%00
  /media/. /media/.. /media/%c0%ae%c0%ae/secret.json /media/%zz /media/out/secret.json
  /media/out.json /media/pictures /media/pictures/ /media/ /media /media/a.png/
  /media/a.png/b.png`.split(/\s+/)

test('no way of writing a path leads out of the media folder', async () => {
  const outside = await temporaryFolder({ 'secret.json': 'secret' })
  const { app, get, contentFolder } = await testSite({
    content: { 'secret.json': 'secret', 'media/a.png': 'picture' },
    builtSite: { 'index.html': 'the page' },
  })
  await mkdir(join(contentFolder, 'media/pictures'))
  await symlink(outside, join(contentFolder, 'media/out'))
  await symlink(join(outside, 'secret.json'), join(contentFolder, 'media/out.json'))
  const { address } = await serve(app)

  for (const path of [...OUTSIDE, `/media/${'a'.repeat(300)}.png`]) {
    const sent = await requestRaw(address, path)
    const direct = await get(path)
    // A client that normalises the path may turn it into the path of a page, outside /media/.
    if (sent.text !== 'the page') expect(sent.status, path).toBeOneOf([400, 404])
    expect(sent.text + (await direct.text()), path).not.toMatch(/secret|picture/)
  }
})

test('links, unusual names and empty files are sent, too', async () => {
  const { get, contentFolder } = await testSite({
    content: { 'media/մեր գոտին.png': 'picture', 'media/..a': 'picture', 'media/empty.mp4': '' },
  })
  await symlink('մեր գոտին.png', join(contentFolder, 'media/b.png'))
  for (const name of ['b.png', 'մեր գոտին.png', '..a']) {
    expect(await (await get(`/media/${name}`)).text(), name).toBe('picture')
  }
  const empty = await get('/media/empty.mp4')
  expect([empty.status, await empty.text()]).toEqual([200, ''])
})

test('a file that the server may not read is absent', async () => {
  const { get, contentFolder } = await testSite({ content: { 'media/a.png': 'picture' } })
  await chmod(join(contentFolder, 'media/a.png'), 0o000)
  // Root may read all files.
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  const { status } = await get('/media/a.png')
  if (isRoot) process.seteuid?.(0)
  expect(status).toBe(404)
})

test('media files can only be read, and only in /media/', async () => {
  const { get } = await testSite({ content: { 'media/a.png': 'a' }, builtSite: {} })
  expect((await get('/uploads/a.png')).status).toBe(404)
  const { status, headers } = await get('/media/a.png', {}, 'PUT')
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test('a document of the folder is a download', async () => {
  const { get } = await testSite({ content: { 'media/a.PDF': '%PDF-1.7', 'media/a.png': '' } })
  const disposition = async (path: string) => (await get(path)).headers.get('Content-Disposition')
  expect(await disposition('/media/a.PDF')).toBe('attachment')
  expect(await disposition('/media/a.png')).toBeNull()
})
