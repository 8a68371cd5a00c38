import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentCall } from '../../src/api/calls/calls.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Fields = Record<string, unknown>

/** An editor's mistake in the content, and the problem that the check must report. */
type Mistake = {
  level: 'error' | 'warning' | 'note'
  field: string
  message: string
} & (
  | {
      call: Exclude<ContentCall, 'meta-tags'>
      /** Changes the sample's payload. */
      plant: (page: Fields) => unknown
    }
  | { call: 'meta-tags'; plant: (pages: Fields[]) => unknown }
)

/** One mistake of each kind that `npm run check:content` finds. None hides another. */
export const MISTAKES: Mistake[] = [
  {
    call: 'get-service-page',
    plant: (page) => ({ ...page, serviceItems: withFirst(page.serviceItems, misspell) }),
    level: 'error',
    field: 'serviceItems[0].ru_tittle',
    message: 'is a field that the site does not read; did you mean ru_title?',
  },
  {
    call: 'get-service-page',
    plant: (page) => ({ ...page, weather: 'sunny' }),
    level: 'warning',
    field: 'weather',
    message: 'is a field that the site does not read',
  },
  {
    call: 'get-service-page',
    plant: (page) => ({ ...page, arm_description: null }),
    level: 'error',
    field: 'arm_description',
    message: 'is missing: visitors who read Armenian get the English text',
  },
  {
    call: 'get-about-page',
    plant: (page) => ({ ...page, informative1Title: ' ' }),
    level: 'error',
    field: 'informative1Title',
    message: 'is missing: there is no English, and nothing stands in for it',
  },
  {
    call: 'get-about-page',
    plant: (page) => ({ ...page, informative2Title: 7 }),
    level: 'error',
    field: 'informative2Title',
    message: 'should be a text, but is a number',
  },
  {
    call: 'get-about-page',
    plant: (page) => ({ ...page, aboutBanner: '/media/lost.jpg' }),
    level: 'error',
    field: 'aboutBanner',
    message: 'names /media/lost.jpg, which is not there',
  },
  {
    call: 'get-home-page',
    plant: (page) => ({ ...page, ru_textItems: [{ description: 'Один текст.' }] }),
    level: 'warning',
    field: 'ru_textItems',
    message: 'has 1 items, and textItems has 5',
  },
  {
    call: 'get-home-page',
    plant: (page) => ({ ...page, informative1ReadMore: '/about-FES' }),
    level: 'error',
    field: 'informative1ReadMore',
    message: 'has a link to /about-FES, which is no page of the site; did you mean /about-FEZ?',
  },
  {
    call: 'get-home-page',
    plant: (page) => ({ ...page, goalItems: 'four goals' }),
    level: 'error',
    field: 'goalItems',
    message: 'should be a list of records, but is a string',
  },
  {
    call: 'get-home-page',
    plant: (page) => ({ ...page, informative2Image: '/media/heavy.png' }),
    level: 'warning',
    field: 'informative2Image',
    message: 'names /media/heavy.png, which weighs 400 kB: at most 300 kB',
  },
  {
    call: 'get-home-page',
    plant: (page) => ({ ...page, goalSectionBanner: '/media/small.png' }),
    level: 'warning',
    field: 'goalSectionBanner',
    message: 'names /media/small.png, which has 640 × 480 pixels and is shown at 1920 × 720',
  },
  {
    call: 'get-become-resident-page',
    plant: (page) => adding(page, 'description', '<form><button>Log in</button></form>'),
    level: 'warning',
    field: 'description',
    message: 'has elements that the site leaves out: <form>, <button>',
  },
  {
    call: 'get-become-resident-page',
    plant: (page) => adding(page, 'ru_description', '<p style="color: red">Важно</p>'),
    level: 'note',
    field: 'ru_description',
    message: 'has styles that the site leaves out: style of <p>',
  },
  {
    call: 'get-become-resident-page',
    plant: (page) =>
      adding(page, 'ru_description', '<iframe src="https://www.youtube.com/embed/x1"></iframe>'),
    level: 'note',
    field: 'ru_description',
    message: 'has <iframe>, which is shown as a link to https://www.youtube.com/watch?v=x1',
  },
  {
    call: 'get-become-resident-page',
    plant: (page) => adding(page, 'arm_description', '<h2>Ա</h2><h4>Բ</h4>'),
    level: 'warning',
    field: 'arm_description',
    message: 'has an h4 after an h2: a level is skipped',
  },
  {
    call: 'get-become-resident-page',
    plant: (page) => adding(page, 'informativeDesc', '<p><a href="javascript:x">more</a></p>'),
    level: 'error',
    field: 'informativeDesc',
    message: 'has a link that nobody can follow: "javascript:x"',
  },
  {
    call: 'get-resident-incentives-page',
    plant: (page) => adding(page, 'description', `<p>${'word '.repeat(30_000)}</p>`),
    level: 'error',
    field: 'description',
    message:
      'has more than 100000 characters, so its page is not prerendered; pictures in it can be files',
  },
  {
    call: 'get-resident-incentives-page',
    plant: (page) => adding(page, 'ru_description', '<div>'.repeat(15_000)),
    level: 'error',
    field: 'ru_description',
    message: 'has hundreds of elements in each other, so only its text is shown',
  },
  {
    call: 'get-our-residents-page',
    plant: (page) => ({ ...page, ourResidentsItems: withFirst(page.ourResidentsItems, misnumber) }),
    level: 'warning',
    field: 'ourResidentsItems[0].ru_title',
    message: 'has the figures 6, but ourResidentsItems[0].title has 5',
  },
  {
    call: 'get-resident-incentives-page',
    plant: (page) => adding(page, 'informativeDesc', '<h1>Incentives</h1>'),
    level: 'warning',
    field: 'informativeDesc',
    message:
      'has a heading of level 1, which only the page title may have: the site shows it as level 2',
  },
  {
    call: 'meta-tags',
    plant: (pages) =>
      withFirst(pages, (home) => ({ ...home, en_title: 'A very long title '.repeat(4) })),
    level: 'warning',
    field: '[0].en_title',
    message: 'has 71 characters: at most 60',
  },
  {
    call: 'meta-tags',
    plant: (pages) =>
      pages.map((page) => (page.page === 'services' ? { ...page, page: 'servises' } : page)),
    level: 'warning',
    field: '[6].page',
    message: "is 'servises', which is in no page's address; did you mean services?",
  },
  {
    call: 'meta-tags',
    plant: (pages) =>
      pages.map(({ image, ...page }) => (page.page === 'contact' ? page : { ...page, image })),
    level: 'warning',
    field: '[7].image',
    message: 'is empty, and /contact needs it for link previews',
  },
  {
    call: 'contact-us',
    plant: () => '{ "phoneNumber": "+374 10" ',
    level: 'error',
    field: '',
    message:
      "cannot be read: Expected ',' or '}' after property value in JSON at position 27 (line 1 column 28)",
  },
]

/** A temporary folder with the sample content and all mistakes, until the end of the test. */
export async function plantMistakes(): Promise<string> {
  const folder = await temporaryFolder()
  await cp('content', folder, { recursive: true })
  for (const call of new Set(MISTAKES.map((mistake) => mistake.call))) {
    const file = join(folder, `${call}.json`)
    const sample = JSON.parse(await readFile(file, 'utf8')) as unknown
    const planted = MISTAKES.filter((mistake) => mistake.call === call).reduce(
      (payload, { plant }) => (plant as (payload: unknown) => unknown)(payload),
      sample,
    )
    await writeFile(file, typeof planted === 'string' ? planted : JSON.stringify(planted))
  }
  await writeFile(join(folder, 'media/heavy.png'), png(1920, 1440, 400_000))
  await writeFile(join(folder, 'media/small.png'), png(640, 480, 1000))
  return folder
}

function adding(page: Fields, field: string, html: string): Fields {
  return { ...page, [field]: `${String(page[field])}${html}` }
}

function withFirst(list: unknown, change: (item: Fields) => Fields): Fields[] {
  const [first = {}, ...others] = list as Fields[]
  return [change(first), ...others]
}

function misspell({ ru_title, ...item }: Fields): Fields {
  return { ...item, ru_tittle: ru_title }
}

function misnumber(item: Fields): Fields {
  return { ...item, title: 'Hall 5', ru_title: 'Корпус 6', arm_title: 'Մասնաշենք 5' }
}

/** The header of a picture with this width and height, padded to a number of bytes. */
function png(width: number, height: number, bytes: number): Buffer {
  const picture = Buffer.alloc(bytes)
  picture.write('89504e470d0a1a0a0000000d49484452', 'hex')
  picture.writeUInt32BE(width, 16)
  picture.writeUInt32BE(height, 20)
  return picture
}
