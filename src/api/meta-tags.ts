import { contentRecord, useRecord } from './records/content-record.ts'

/** `GET /fez/meta-tags?path=fez`: title, description, keywords and preview image of each page. */
export const metaTags = contentRecord('meta-tags', (wire) =>
  wire.items((item) => ({
    page: item.shared('page'),
    title: item.text('title'),
    description: item.text('description'),
    keywords: item.text('keywords'),
    image: item.file('image'),
  })),
)

export const useMetaTags = () => useRecord(metaTags)
