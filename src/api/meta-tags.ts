import { contentEndpoint } from './wire/content-endpoint.ts'
import { file, listShape, prefixingEnglish, shared, text } from './wire/fields.ts'

/** `GET /fez/meta-tags?path=fez`: title, description, keywords and preview image of each page. */
export const metaTags = contentEndpoint(
  'meta-tags',
  listShape({
    page: shared('page'),
    title: prefixingEnglish(text('title')),
    description: prefixingEnglish(text('description')),
    keywords: prefixingEnglish(text('keywords')),
    image: file('image'),
  }),
)
