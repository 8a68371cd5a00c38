import { expect, test } from 'vitest'
import { contentProblems } from '../../../../tools/check-content/content-problems.ts'
import type { LoadedFile } from '../../../../tools/check-content/content-to-check.ts'
import { fixOf, sentence } from '../../../../tools/check-content/problem.ts'

const PICTURE = { type: 'image/png', bytes: 1000 }
const VIDEO = { type: 'video/mp4', bytes: 1000 }

/** The lines of the check about the files of the services page. */
async function linesOf(record: object, files: Record<string, LoadedFile>): Promise<string[]> {
  const source = {
    response: () => Promise.reject(new Error('not asked')),
    file: (address: string) => Promise.resolve(files[address] ?? { failure: 'is not there' }),
  }
  const problems = await contentProblems([{ call: 'get-service-page', payload: record }], source)
  return problems
    .filter(({ kind }) => kind !== 'text missing in a language')
    .map((one) => `${one.level} ${one.field} ${sentence(one.message)} ${fixOf(one)}`)
}

test('files of a folder that is not passed on are one line, with its cure', async () => {
  const record = {
    serviceBanner: '/files/1.jpg',
    serviceMainImage: '/files/2.jpg',
    description: '<img src="/files/3.jpg" alt=""><img src="/assets/4.jpg" alt="">',
  }
  const names = ['/files/1.jpg', '/files/2.jpg', '/files/3.jpg', '/assets/4.jpg']
  const files = names.map((name) => [name, { unforwarded: name.replace(/[^/]+$/, '') }] as const)
  expect(await linesOf(record, Object.fromEntries(files))).toEqual([
    'error serviceBanner names /files/1.jpg and 2 more in /files/, which the site does not pass on. Tell whoever runs the site: MEDIA_PATHS lacks /files/.',
    "error description names /assets/4.jpg in /assets/, which the site does not pass on. Tell whoever runs the site: /assets/ is the site's own, so the CMS has to give its files another path.",
  ])
})

test.each([
  [{ serviceMainImage: '/media/a.mp4' }, 'serviceMainImage'],
  [{ description: '<img src="/media/a.mp4" alt="">' }, 'description'],
])('a video where a picture belongs is named: %j', async (record, field) => {
  const [line, ...others] = await linesOf(record, { '/media/a.mp4': VIDEO })
  expect(others).toEqual([])
  expect(line).toContain(`error ${field} names /media/a.mp4, which is a video, and this place`)
})

test.each([
  ['/media/a.pdf', 'application/pdf'],
  ['/media/a.csv', 'text/csv'],
  ['https://a.am/b', 'text/html; charset=utf-8'],
])('%s is named where only pictures are shown', async (address, type) => {
  const records = [{ serviceMainImage: address }, { description: `<img src="${address}" alt="">` }]
  for (const record of records) {
    const [line, ...others] = await linesOf(record, { [address]: { type, bytes: 1000 } })
    expect(others).toEqual([])
    expect(line).toMatch(/which is [a-z]+\/[a-z]+, and this place shows only pictures\./)
  }
})

test('a picture whose sender does not say its type is no mistake', async () => {
  const files = { '/media/a.png': { type: 'binary/octet-stream', bytes: 1000 } }
  expect(await linesOf({ serviceMainImage: '/media/a.png' }, files)).toEqual([])
})

test('the other sizes and the poster that an address names are looked for', async () => {
  const record = {
    serviceMainImage: '/media/hall-960.webp#widths=480,960&also=avif',
    serviceBanner: '/media/day.webm#poster=day.webp',
  }
  const found = Object.values(record).map((name) => [name, PICTURE] as const)
  const lines = await linesOf(record, {
    ...Object.fromEntries(found),
    '/media/hall-960.avif': PICTURE,
  })
  expect(lines.map((line) => line.replace(/\. .*/s, ''))).toEqual([
    'error serviceBanner names /media/day.webp, which is not there',
    'error serviceMainImage names /media/hall-480.webp, which is not there',
    'error serviceMainImage names /media/hall-480.avif, which is not there',
  ])
})

test('a link to a video is no mistake', async () => {
  const record = { description: '<p><a href="/media/a.mp4">Film</a></p>' }
  expect(await linesOf(record, { '/media/a.mp4': VIDEO })).toEqual([])
})

test('a video of 200 MB and a portrait in a landscape frame are named', async () => {
  const record = {
    description: '<p><a href="/media/a.mp4">Film</a></p>',
    serviceMainImage: '/media/a.png',
  }
  const files = {
    '/media/a.mp4': { ...VIDEO, bytes: 200_000_000 },
    '/media/a.png': { ...PICTURE, pixels: { width: 1200, height: 2400 } },
  }
  expect((await linesOf(record, files)).map((line) => line.replace(/\. .*/s, ''))).toEqual([
    'warning serviceMainImage names /media/a.png, which has 1200 × 2400 pixels and is shown at 1200 × 900, so most of it is cut off',
    'warning description names /media/a.mp4, which weighs 200 MB: at most 30 MB',
  ])
})

test('a file that is lost, too heavy or too small is named', async () => {
  const record = {
    serviceBanner: '/media/small.png',
    serviceMainImage: '/media/heavy.png',
    description: '<img src="/media/lost.jpg" alt="">',
  }
  const pixels = { width: 1920, height: 1440 }
  const files = {
    '/media/small.png': { ...PICTURE, pixels: { width: 640, height: 480 } },
    '/media/heavy.png': { type: 'image/png', bytes: 400_000, pixels },
  }
  expect((await linesOf(record, files)).map((line) => line.replace(/\. .*/s, ''))).toEqual([
    'error description names /media/lost.jpg, which is not there',
    'warning serviceBanner names /media/small.png, which has 640 × 480 pixels and is shown at 2160 × 648',
    'warning serviceMainImage names /media/heavy.png, which weighs 400 kB: at most 300 kB',
  ])
})

test('a file’s name may have spaces and other marks', async () => {
  const name = '/media/Фото цеха № 5; 100%25.jpg'
  expect(await linesOf({ serviceMainImage: name }, { [name]: PICTURE })).toEqual([])
})
