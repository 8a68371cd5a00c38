import { afterAll, afterEach, expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { startSecondBackend } from '../support/second-backend.ts'
import { FAULTS } from '../support/second-backend/faults.ts'

const backend = await startSecondBackend()
afterEach(() => backend.mend())
afterAll(backend.stop)

test.each(CONTENT_CALLS)('the second backend answers %s the same each time', async (call) => {
  const answer = await fetch(`${backend.url}/fez/${call}`)
  expect(await answer.json()).toHaveProperty('payload')

  for (const [name, header] of [
    ['If-None-Match', 'ETag'],
    ['If-Modified-Since', 'Last-Modified'],
  ] as const) {
    const headers = { [name]: answer.headers.get(header) ?? '' }
    expect((await fetch(answer.url, { headers })).status).toBe(304)
  }
})

test('the second backend has pictures, and a video that it sends in parts', async () => {
  const picture = await fetch(`${backend.url}/uploads/harbour.svg`)
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  const film = await fetch(`${backend.url}/uploads/film.webm`, { headers: { Range: 'bytes=2-5' } })
  expect([film.status, (await film.arrayBuffer()).byteLength]).toEqual([206, 4])
})

test('the second backend answers with a changed record from then on', async () => {
  const ask = () => fetch(`${backend.url}/fez/contact-us`)
  const before = (await ask()).headers.get('ETag')
  backend.change('contact-us', { phoneNumber: '1' })
  const after = await ask()
  expect(await after.json()).toEqual({ payload: { phoneNumber: '1' } })
  expect(after.headers.get('ETag')).not.toBe(before)
})

test('the second backend accepts messages, and lists the requests it got', async () => {
  const message = '{"firstName":"Աննա"}'
  await fetch(`${backend.url}/fez/messages`, { method: 'POST', body: message })
  expect(backend.requests().at(-1)).toMatchObject({
    method: 'POST',
    url: '/fez/messages',
    body: message,
  })
})

test('the second backend is down until its faults end', async () => {
  await backend.fault('contact-us', 'refused')
  await expect(fetch(`${backend.url}/fez/navbar-data`)).rejects.toThrow()
  await backend.mend()
  expect((await fetch(`${backend.url}/fez/navbar-data`)).status).toBe(200)
})

test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
  'the second backend fails on command, and only in one call: %s',
  async (fault) => {
    const sound = await (await fetch(`${backend.url}/fez/get-home-page`)).text()
    await backend.fault('get-home-page', fault)

    const failing = fetch(`${backend.url}/fez/get-home-page`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(200),
    }).then(async (answer) => `${answer.status} ${await answer.text()}`)

    await expect(failing.catch(() => 'failed')).resolves.not.toBe(`200 ${sound}`)
    expect((await fetch(`${backend.url}/fez/contact-us`)).status).toBe(200)
  },
)
