import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { file } from '../../src/api/wire/fields.ts'
import { readRecord } from '../../src/api/wire/read-record.ts'
import { AboutBlock } from '../../src/blocks/about-block.tsx'
import { ControlledObserver } from '../support/dom/controlled-observer.ts'
import { renderSite } from '../support/dom/render-site.tsx'
import { stubMedia } from '../support/dom/stub-browser.ts'

/** Renders a block with this file and returns it. */
function openBlock(address: unknown) {
  const { image } = readRecord({ image: file('image') }, { image: address })
  const { container } = render(<AboutBlock title="Zone" description={undefined} file={image} />)
  return container
}

test.each([
  ...['mp4', 'webm', 'ogg', 'mov', 'avi', 'mkv', 'MP4', 'webm?v=1', 'mp4#t=5'].map((extension) => [
    extension,
    'video',
  ]),
  ...['jpg', 'svg', 'gif', 'mp3', 'mp4.jpg', 'jpg?film=zone.mp4', 'mp4/poster'].map((extension) => [
    extension,
    'img',
  ]),
])('a file with the extension %s is shown as a %s', (extension, element) => {
  const [shown, ...more] = openBlock(`/media/zone.${extension}`).querySelectorAll('video, img')
  expect(more).toEqual([])
  expect(shown?.localName).toBe(element)
  expect(shown).toHaveAttribute('src', `/media/zone.${extension}`)
})

/** Renders a block with a video and scrolls the video near the screen. */
function openVideo(file: string) {
  vi.stubGlobal('IntersectionObserver', ControlledObserver)
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  const block = openBlock(file)
  const video = block.querySelector('video')
  expect(video).toHaveAttribute('preload', 'none')
  expect(video).not.toHaveAttribute('autoplay')
  act(() => {
    ControlledObserver.reportAll(true)
  })
  return { video, load }
}

test('a video plays without sound once it comes near, and can be stopped', () => {
  const { video, load } = openVideo('/media/zone.mp4')
  expect(load).toHaveBeenCalledOnce()
  expect(video).toHaveProperty('muted', true)
  expect(video).toHaveAttribute('autoplay')
  expect(video).toHaveAttribute('controls')
})

test.each([
  ['with reduced motion', 'metadata', reduceMotion],
  ['if the visitor saves data', 'none', saveData],
] as const)('a video does not play by itself %s, and preloads %s', (_, preload, prefer) => {
  prefer()
  const { video, load } = openVideo('/media/zone.mp4')
  expect(load.mock.calls.length > 0).toBe(preload !== 'none')
  expect(video).toHaveAttribute('preload', preload)
  expect(video).not.toHaveAttribute('autoplay')
  expect(video).toHaveAttribute('controls')
})

function reduceMotion() {
  stubMedia({ reducedMotion: true })
}

function saveData() {
  const connection = { value: { saveData: true } }
  vi.stubGlobal('navigator', Object.create(navigator, { connection }))
}

test.for([undefined, null, '', 7, ['/a.jpg'], 'javascript:alert(1)', 'data:image/png,x'])(
  'a file of %j is left out, and its text stays',
  (file) => {
    const block = openBlock(file)
    expect(block.querySelector('img, video')).toBeNull()
    expect(block).toHaveTextContent('Zone')
  },
)

test.each(['gone.jpg', 'gone.webm'])('%s, which fails to load, is left out', (name) => {
  const block = openBlock(`/media/${name}`)
  fireEvent.error(block.querySelector('img, video') ?? block)
  expect(block.querySelector('img, video')).toBeNull()
  expect(block).toHaveTextContent('Zone')
})

test('a reason whose image is missing, no safe address or fails to load shows the default image', async () => {
  const images = [undefined, null, 7, '', 'data:,x', '/place.jpg']
  const page = { choosUsItems: images.map((img, place) => ({ title: `Reason ${place}`, img })) }
  await renderSite('/', { responses: { 'get-home-page': page } })
  const shown = images.map((_, place) => {
    const [title] = screen.getAllByRole('heading', { level: 3, name: `Reason ${place}` })
    return title?.parentElement?.querySelector('img')
  })
  const byDefault = /default-reason/
  for (const image of shown.slice(0, 5)) expect(image?.src).toMatch(byDefault)
  const [lost = expect.fail()] = shown.slice(5)
  expect(lost).toHaveAttribute('src', '/place.jpg')
  fireEvent.error(lost ?? document.body)
  expect(screen.getAllByRole('heading', { name: 'Reason 5' })[0]).toBeInTheDocument()
  expect(lost?.src).toMatch(byDefault)
})

test('a picture whose address names its widths is offered in each of them and in the other type', () => {
  const block = openBlock('/media/hall-1200.webp#widths=600,1200&also=avif')
  const image = block.querySelector('picture > img')
  expect(image).toHaveAttribute('srcset', '/media/hall-600.webp 600w,/media/hall-1200.webp 1200w')
  expect(image).toHaveAttribute('sizes', '(width >= 48rem) 55vw, 100vw')
  const source = block.querySelector('picture > source')
  expect(source).toHaveAttribute('type', 'image/avif')
  expect(source).toHaveAttribute('srcset', '/media/hall-600.avif 600w,/media/hall-1200.avif 1200w')
})

test.each([
  'hall-1200.webp',
  'hall.webp#widths=600',
  'hall-1200.webp#widths=',
  'hall-1.jpg#also=avif',
])('the picture %s is offered as a single file', (name) => {
  const block = openBlock(`/media/${name}`)
  expect(block.querySelector('img')).not.toHaveAttribute('srcset')
  expect(block.querySelector('source')).toBeNull()
})

test.each([
  ['zone.webp', '/media/zone.webp'],
  ['javascript:alert(1)', null],
  ['data:image/png,x', null],
  ['https://[', null],
  ['', null],
])('if the address of a video names %j, its poster is %j', (poster, shown) => {
  const block = openBlock(`/media/zone.webm#poster=${encodeURIComponent(poster)}`)
  expect(block.querySelector('video')?.getAttribute('poster')).toBe(shown)
})
