import { createHash } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/**
 * An adapter between Directus and the site. It answers the site's calls with the items of Directus. It stores
 * nothing and has no token of its own: it passes on the site's token. docs/cms.md says how to run it.
 */

type Item = Record<string, unknown>

interface AdapterOptions {
  /** The address at which the editors open Directus: its PUBLIC_URL. */
  directus: string
  /** The adapter touches this file when Directus says that content has changed. */
  changedFile?: string | undefined
}

/** The prefix of a text, by the language of its row. */
const PREFIXES: Record<string, string> = { en: '', ru: 'ru_', hy: 'arm_' }

/** Fields that describe the row, and not the page. */
const OWN_FIELDS = /^(?:id|status|sort|(?:user|date)_(?:created|updated)|languages_code|\w+_id)$/

const PHOTO_WIDTHS = [640, 1280, 1920]

export function directusAdapter({ directus, changedFile }: AdapterOptions) {
  const base = directus.replace(/\/$/, '')
  const asset = new RegExp(
    String.raw`(?<=^|["'])(?:${base.replaceAll(/[.[\]]/g, String.raw`\$&`)})?/assets/([\w-]{36})(?:/[^"'?#]*)?`,
    'g',
  )

  return createServer((request, response) => {
    answer(request)
      .then(async ({ status, headers, body }) => {
        response.writeHead(status, Object.fromEntries(headers))
        await pipeline(body ?? [], response)
      })
      .catch((error: unknown) => {
        // The site has stopped waiting.
        if (response.destroyed) return
        console.error(`${request.method} ${request.url} failed: ${String(error)}`)
        if (response.headersSent) response.destroy()
        else response.writeHead(502).end()
      })
  })

  async function answer(request: IncomingMessage): Promise<Response> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://adapter')
    const [, preview, call = ''] = /^(\/preview)?\/fez\/([\w-]+)$/.exec(pathname) ?? []
    const [, id, sized, name = ''] =
      /^\/media\/([\w-]{36})\/(sized\/)?([^/]+)$/.exec(pathname) ?? []
    if (request.method === 'POST' && call === 'messages') return await storeMessage(request)
    if (request.method === 'POST' && pathname === '/changed') return await noteChange()
    if (call) return await content(request, call.replaceAll('-', '_'), preview !== undefined)
    if (id === undefined) return new Response(null, { status: 404 })
    const [, width = '', format = ''] = /-(\d+)\.(\w+)$/.exec(name) ?? []
    const query = sized ? `?width=${width}&format=${format}&withoutEnlargement=true` : search
    return await ask(request, `/assets/${id}${query}`)
  }

  /** Passes on the token and the range of a request, and none of its other headers. */
  function ask(request: IncomingMessage, path: string, init: RequestInit = {}): Promise<Response> {
    const { authorization, range } = request.headers
    const headers = {
      // `fetch` would unpack a body and keep the header that says that it is packed.
      'accept-encoding': 'identity',
      ...(authorization && { authorization }),
      ...(range && { range }),
    }
    return fetch(base + path, { ...init, headers: { ...headers, ...(init.headers as object) } })
  }

  async function content(request: IncomingMessage, collection: string, isPreview: boolean) {
    const query = '?fields=*.*.*&limit=-1'
    const published = collection === 'meta_tags' ? '&filter[status][_neq]=draft' : ''
    let items = await ask(
      request,
      `/items/${collection}${query}${isPreview ? '&version=draft' : published}`,
    )
    // There is no draft of this record.
    if (isPreview && !items.ok) items = await ask(request, `/items/${collection}${query}`)
    const files = await ask(request, '/files?fields=id,filename_download&limit=-1')
    const failed = [items, files].find(({ ok }) => !ok)
    if (failed) return failed
    const { data } = (await items.json()) as { data: Item | Item[] }
    const names = new Map(
      ((await files.json()) as { data: { id: string; filename_download: string }[] }).data.map(
        (file) => [file.id, file.filename_download],
      ),
    )
    const options = { isPreview, name: (id: string) => names.get(id) ?? id }
    const payload = Array.isArray(data) ? shown(data, options) : record(data, options)
    const body = JSON.stringify({ payload })
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    const headers = { etag, 'content-type': 'application/json', 'cache-control': 'no-cache' }
    return request.headers['if-none-match'] === etag
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers })
  }

  interface Options {
    isPreview: boolean
    /** The name of a file. */
    name: (id: string) => string
  }

  /** The items of a list that visitors may see, in their order. */
  function shown(items: Item[], options: Options): Item[] {
    return items
      .filter(({ status }) => options.isPreview || status === undefined || status === 'published')
      .toSorted((a, b) => Number(a.sort ?? 0) - Number(b.sort ?? 0))
      .map((item) => record(item, options))
  }

  /** One row of Directus with the rows of its translations as one record of the site. */
  function record(item: Item, options: Options): Item {
    const own = fields(item, '', options)
    const texts = (item.translations as Item[] | undefined) ?? []
    return Object.assign(
      own,
      ...texts.map((row) => {
        const [language = ''] = languageOf(row).split('-')
        return fields(row, PREFIXES[language] ?? `${language}_`, options)
      }),
    ) as Item
  }

  function languageOf({ languages_code: code }: Item): string {
    return String(code !== null && typeof code === 'object' ? (code as Item).code : code)
  }

  function fields(item: Item, prefix: string, options: Options): Item {
    const named = Object.entries(item).filter(
      ([name]) => name !== 'translations' && !OWN_FIELDS.test(name),
    )
    return Object.fromEntries(
      named.map(([name, value]) => [prefix + name, wireValue(value, options)]),
    )
  }

  function wireValue(value: unknown, options: Options): unknown {
    if (typeof value === 'string') {
      return value.replaceAll(asset, (_, id: string) => filePath(id, options.name(id)))
    }
    if (Array.isArray(value)) return shown(value as Item[], options)
    const isFile = value !== null && typeof value === 'object' && 'filename_download' in value
    return isFile ? picturePath(value as unknown as FileRow) : value
  }

  async function storeMessage(request: IncomingMessage): Promise<Response> {
    const message = (await json(request)) as Item
    const stored = await ask(request, '/items/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...message,
        key: request.headers['idempotency-key'] ?? null,
        spam: request.headers['x-suspected-spam'] === '1',
      }),
    })
    // The same message has come twice.
    const isKnown = stored.status === 400 && (await stored.clone().text()).includes('NOT_UNIQUE')
    return stored.ok || isKnown ? Response.json({ success: true }) : stored
  }

  async function noteChange(): Promise<Response> {
    if (changedFile !== undefined) {
      await writeFile(changedFile, '', { flag: 'a' })
      await utimes(changedFile, new Date(), new Date())
    }
    return new Response(null, { status: 204 })
  }
}

interface FileRow {
  id: string
  filename_download: string
  type: string
  width: number | null
}

const filePath = (id: string, name: string) => `/media/${id}/${encodeURIComponent(name)}`

/** The path of a photograph, with the widths that pages need. Directus makes each on its first request. */
function picturePath({ id, filename_download: name, type, width }: FileRow): string {
  const widths = PHOTO_WIDTHS.filter((_, index) => (PHOTO_WIDTHS[index - 1] ?? 0) < (width ?? 0))
  if (!/^image\/(?:jpeg|png|webp|avif|tiff)$/.test(type) || widths.length === 0) {
    return filePath(id, name)
  }
  const plain = encodeURIComponent(name.replace(/\.\w+$/, ''))
  return `/media/${id}/sized/${plain}-${widths.at(-1)}.webp#widths=${widths.join()}`
}

if (process.argv[1] === import.meta.filename) {
  const { DIRECTUS = 'http://127.0.0.1:8055', PORT = '8056', CHANGED_FILE } = process.env
  directusAdapter({ directus: DIRECTUS, changedFile: CHANGED_FILE }).listen(
    Number(PORT),
    '127.0.0.1',
  )
}
