import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { directusAdapter } from '../../../docs/cms/directus-adapter.ts'
import { startBackendServer } from '../../support/backend-server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import recorded from './directus/responses.json' with { type: 'json' }

const PHOTO = 'dfe0ae04-5c91-466b-9237-3d0eb08eb016'
const PHOTO_NAME = encodeURIComponent('Фото цеха № 5; 100%')
const PDF = '55e9d812-c2b5-4a44-b639-fb8422bea157'
const PDF_NAME = encodeURIComponent('Закон о СЭЗ (2026).pdf')

/** The adapter in front of a Directus that answers as it was recorded, with the fields that the adapter reads. */
async function startAdapter(changedFile?: string) {
  const responses = [...recorded.responses]
  const directus = await startBackendServer(({ method, url = '' }, response) => {
    const plain = decodeURIComponent(url).replace('&filter[status][_neq]=draft', '')
    const at = responses.findIndex((one) => one.method === method && plain.startsWith(one.path))
    const { status = 404, body } = responses[at] ?? {}
    if (method === 'POST') responses.splice(at, 1)
    // The texts have the address at which it was recorded.
    const text = JSON.stringify(body ?? null).replaceAll(recorded.origin, directus.url)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body ? text : undefined)
  })
  const adapter = directusAdapter({ directus: `${directus.url}/`, changedFile }).listen(
    0,
    '127.0.0.1',
  )
  await once(adapter, 'listening')
  onTestFinished(async () => {
    adapter.close()
    await directus.stop()
  })
  const { port } = adapter.address() as AddressInfo
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const payload = async (path: string) =>
    ((await (await ask(path)).json()) as { payload: Record<string, unknown> }).payload
  return { ask, payload, requests: directus.requests }
}

test('the rows of translations are texts with prefixes', async () => {
  const { payload } = await startAdapter()
  expect(await payload('/fez/meta-tags?path=fez')).toEqual([
    {
      page: 'services',
      title: 'Services of the zone',
      description: 'All services',
      ru_title: 'Услуги зоны',
      ru_description: 'Все услуги',
      arm_title: 'Գոտու ծառայությունները',
      arm_description: 'Բոլոր ծառայությունները',
    },
  ])
})

test('a list has its published items in their order', async () => {
  const { payload } = await startAdapter()
  const { serviceItems, ...page } = await payload('/fez/get-service-page')
  expect(serviceItems).toMatchObject([
    { title: 'Offices', ru_title: 'Офисы', arm_title: 'Գրասենյակներ', img: null },
    { title: 'Workshops', ru_title: 'Цеха', arm_title: 'Արտադրամասեր' },
  ])
  const texts = ['description', 'ru_description', 'arm_description']
  expect(Object.keys(page).sort()).toEqual(['serviceBanner', 'serviceMainImage', ...texts].sort())
})

test('a preview has the items that are not published', async () => {
  const { payload, requests } = await startAdapter()
  const { serviceItems } = await payload('/preview/fez/get-service-page')
  expect(serviceItems).toHaveLength(3)
  expect(requests()[0]?.url).toContain('version=draft')
})

test('files in fields and in texts have paths of the site', async () => {
  const { payload } = await startAdapter()
  const page = await payload('/fez/get-service-page')
  expect(page.serviceBanner).toBe(`/media/${PHOTO}/sized/${PHOTO_NAME}-1280.webp#widths=640,1280`)
  expect(page.description).toContain(
    `<img src="/media/${PHOTO}/${PHOTO_NAME}.jpg?width=1200&amp;height=630"`,
  )
  expect(page.description).toContain(`<a href="/media/${PDF}/${PDF_NAME}">`)
  expect(JSON.stringify(page)).not.toContain('/assets/')
})

test.each([
  [`${PHOTO}/${PHOTO_NAME}.jpg?width=9`, `${PHOTO}?width=9`],
  [`${PHOTO}/sized/hall-640.webp`, `${PHOTO}?width=640&format=webp&withoutEnlargement=true`],
])('the file /media/%s is /assets/%s', async (path, asset) => {
  const { ask, requests } = await startAdapter()
  const headers = { Authorization: 'Bearer secret', Range: 'bytes=0-9', Cookie: 'a=b' }
  await ask(`/media/${path}`, { headers })
  const [asked] = requests()
  expect(asked?.url).toBe(`/assets/${asset}`)
  expect(asked?.headers).toMatchObject({ authorization: 'Bearer secret', range: 'bytes=0-9' })
  expect(asked?.headers).not.toHaveProperty('cookie')
})

test('what the role may not read keeps its status', async () => {
  const { ask } = await startAdapter()
  expect((await ask('/media/00000000-0000-4000-8000-000000000000/a.png')).status).toBe(403)
})

test('content that has not changed is a 304', async () => {
  const { ask } = await startAdapter()
  const etag = (await ask('/fez/meta-tags')).headers.get('ETag') ?? ''
  expect((await ask('/fez/meta-tags', { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test('a message that comes twice is stored once', async () => {
  const { ask, requests } = await startAdapter()
  const send = () =>
    ask('/fez/messages', { method: 'POST', body: '{}', headers: { 'Idempotency-Key': 'one' } })
  for (let times = 0; times < 2; times++) {
    expect(await (await send()).json()).toEqual({ success: true })
  }
  expect(JSON.parse(requests()[0]?.body ?? '')).toEqual({ key: 'one', spam: false })
})

test('a change in Directus touches the file that systemd watches', async () => {
  const file = join(await temporaryFolder(), 'changed')
  const { ask } = await startAdapter(file)
  expect((await ask('/changed', { method: 'POST' })).status).toBe(204)
  expect((await stat(file)).isFile()).toBe(true)
})

test.each(['/', '/fez/../items/users', '/media/x/a.png', '/assets/a'])(
  'nothing else of Directus can be reached: %s',
  async (path) => {
    const { ask, requests } = await startAdapter()
    const { status } = await ask(path)
    expect([status, requests().length]).toEqual([404, 0])
  },
)
