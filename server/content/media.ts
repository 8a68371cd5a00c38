import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { acceptedEncoding } from '../http/encoding.ts'
import { describeFile, fileOrRange } from '../http/file-answer.ts'
import { findFile } from '../http/found-file.ts'
import { otherMethods, refusal } from '../http/refusal.ts'
import { pathSegments } from '../http/url-path.ts'
import { CompressedPictures } from './compressed-pictures.ts'

export function media(folder: string): Hono {
  const pictures = new CompressedPictures()
  const routes = new Hono()
  routes.get('/*', etag(), async (c) => {
    const [, ...segments] = pathSegments(c.req.url) ?? []
    const name = segments.at(-1)
    const file = name && (await findFile(folder, segments))
    if (!file) return refusal(c, 404, 'There is no such file.')

    const encoding = /\.svg$/i.test(name) ? acceptedEncoding(c) : undefined
    describeFile(c, file, { name, cacheControl: 'no-cache', encoding })
    return encoding ? c.body(await pictures.get(file, encoding)) : fileOrRange(c, file)
  })
  routes.all('/*', otherMethods('GET', 'HEAD'))
  return routes
}
