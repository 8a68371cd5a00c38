import { contentCall, useRecord } from './content-record.ts'
import { readItems } from './wire.ts'

/** `GET /fez/meta-tags?path=fez`: title, description, keywords and preview image, page by page. */
export const metaTags = contentCall('meta-tags', (payload) =>
  readItems(payload, (item) => ({
    page: item.shared('page'),
    title: item.text('title'),
    description: item.text('description'),
    keywords: item.text('keywords'),
    image: item.file('image'),
  })),
)

export const useMetaTags = () => useRecord(metaTags)
