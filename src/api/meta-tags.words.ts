import type { metaTags } from './meta-tags.ts'
import { describe, type RecordWords, shared } from './wire/fields.words.ts'

const PREVIEW = { width: 1200, height: 630 }

export const metaTagsWords: RecordWords<typeof metaTags> = {
  title: 'Search results and link previews',
  sketch: `
┌──────────────────┐
│ 4 picture        │   a link that somebody sends
│ 2 title          │
│ 3 description    │
└──────────────────┘`,
  fields: {
    page: shared(
      'page',
      "the page: 'home', or a part of its address, such as 'services'",
      'the record is not used',
    ),
    title: describe(
      '2: title, at most 60 characters',
      "the page's heading and the name of the site",
    ),
    description: describe('3: description, at most 160 characters', 'none'),
    keywords: describe('words for search engines, separated by commas', 'none'),
    image: describe(
      '4: picture, a JPEG or PNG (drawings are not shown)',
      'a preview without a picture',
      PREVIEW,
    ),
  },
}
