import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentCall } from '../../../../src/isomorphic/calls.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

type Fields = Record<string, unknown>
type PayloadOf<Call> = Call extends 'meta-tags' ? Fields[] : Fields

/** One mistake of each kind that an editor makes, in the sample content. None hides another. */
const PLANT: { [Call in ContentCall]?: (page: PayloadOf<Call>) => unknown } = {
  'contact-us': () => '{ "phoneNumber": "+374 10" ',
  'get-home-page': (page) => ({
    ...page,
    informative1ReadMore: '/about-FES',
    informative2Image: '/media/heavy.png',
    goalSectionBanner: '/media/small.png',
    goalItems: 'four goals',
    ru_textItems: [{ description: 'Один текст.' }],
  }),
  'get-service-page': (page) => ({
    ...page,
    weather: 'sunny',
    arm_description: null,
    serviceItems: withFirst(page.serviceItems, ({ ru_title, ...item }) => ({
      ...item,
      ru_tittle: ru_title,
    })),
  }),
  'get-our-residents-page': (page) => ({
    ...page,
    ourResidentsItems: withFirst(page.ourResidentsItems, (item) => ({
      ...item,
      title: 'Hall 5',
      ru_title: 'Корпус 6',
      arm_title: 'Մասնաշենք 5',
    })),
  }),
  'get-about-page': (page) => ({
    ...page,
    aboutBanner: '/media/lost.jpg',
    informative1Title: ' ',
    informative2Title: 7,
  }),
  'get-become-resident-page': (page) =>
    adding(page, {
      description: '<form><button>Log in</button></form>',
      ru_description:
        '<p style="color: red">Важно</p><iframe src="https://www.youtube.com/embed/x1"></iframe>',
      arm_informativeDesc: '<h2>Ա</h2><h4>Բ</h4>',
      informativeDesc: '<p><a href="javascript:x">more</a></p>',
    }),
  'get-resident-incentives-page': (page) =>
    adding(page, {
      description: `<p>${'word '.repeat(30_000)}</p>`,
      ru_informativeDesc: '<div>'.repeat(15_000),
      informativeDesc: '<h1>Incentives</h1>',
    }),
  'meta-tags': (pages) =>
    pages.map(({ image, ...page }) => ({
      ...page,
      ...(page.page !== 'contact' && { image }),
      ...(page.page === 'services' && { page: 'servises' }),
      ...(page.page === 'home' && { en_title: 'A very long title '.repeat(4) }),
    })),
}

/** The problems that the check must report, and no other. */
export const PLANTED_PROBLEMS = [
  "error contact-us  cannot be read: Expected ',' or '}' after property value in JSON at position 27 (line 1 column 28)",
  'error get-home-page informative1ReadMore has a link to /about-FES, which is no page of the site; did you mean /about-FEZ?',
  'error get-home-page goalItems should be a list of records, but is a string',
  'error get-service-page serviceItems[0].ru_tittle is a field that the site does not read; did you mean ru_title?',
  'error get-service-page arm_description is missing: visitors who read Armenian get the English text',
  'error get-about-page informative1Title is missing: there is no English, and nothing stands in for it',
  'error get-about-page informative2Title should be a text, but is a number',
  'error get-about-page aboutBanner names /media/lost.jpg, which is not there',
  'error get-become-resident-page informativeDesc has a link to "javascript:x", which begins with javascript:, and the site does not follow that',
  'error get-resident-incentives-page description has 157 thousand characters, so its page may not be prerendered',
  'error get-resident-incentives-page ru_informativeDesc has hundreds of elements in each other, so only its text is shown',
  'warning get-home-page ru_textItems has 1 items, and textItems has 5',
  'warning get-home-page informative2Image names /media/heavy.png, which weighs 400 kB: at most 300 kB',
  'warning get-home-page goalSectionBanner names /media/small.png, which has 640 × 480 pixels and is shown at 1920 × 720',
  'warning get-service-page weather is a field that the site does not read',
  'warning get-our-residents-page ourResidentsItems[0].ru_title lacks the figures 5 and has the figures 6, unlike ourResidentsItems[0].title',
  'warning get-become-resident-page description has elements that the site leaves out: <form>, <button>',
  'warning get-become-resident-page arm_informativeDesc has the heading "Բ" of level 4 after one of level 2: a level is skipped',
  'warning get-resident-incentives-page informativeDesc has a heading of level 1, which only the page title may have: the site shows it as level 2',
  'warning meta-tags [0].en_title has 71 characters: at most 60',
  "warning meta-tags [6].page is 'servises', which is in no page's address; did you mean services?",
  'warning meta-tags [7].image is empty, and /contact needs it for link previews',
  'note get-become-resident-page ru_description has styles that the site leaves out: style of <p>',
  'note get-become-resident-page ru_description has <iframe>, which is shown as a link to https://www.youtube.com/watch?v=x1',
]

/** A temporary folder with the sample content and all mistakes, until the end of the test. */
export async function plantMistakes(): Promise<string> {
  const folder = await temporaryFolder()
  await cp('content', folder, { recursive: true })
  for (const [call, plant] of Object.entries(PLANT)) {
    const file = join(folder, `${call}.json`)
    const sample = JSON.parse(await readFile(file, 'utf8')) as never
    const planted = plant(sample)
    await writeFile(file, typeof planted === 'string' ? planted : JSON.stringify(planted))
  }
  await writeFile(join(folder, 'media/heavy.png'), png(1920, 1440, 400_000))
  await writeFile(join(folder, 'media/small.png'), png(640, 480, 1000))
  return folder
}

function adding(page: Fields, html: Record<string, string>): Fields {
  const longer = Object.entries(html).map(([name, more]) => [name, `${String(page[name])}${more}`])
  return { ...page, ...(Object.fromEntries(longer) as Fields) }
}

function withFirst(list: unknown, change: (item: Fields) => Fields): Fields[] {
  const [first = {}, ...others] = list as Fields[]
  return [change(first), ...others]
}

/** The header of a picture with this width and height, padded to a number of bytes. */
function png(width: number, height: number, bytes: number): Buffer {
  const picture = Buffer.alloc(bytes)
  picture.write('89504e470d0a1a0a0000000d49484452', 'hex')
  picture.writeUInt32BE(width, 16)
  picture.writeUInt32BE(height, 20)
  return picture
}
