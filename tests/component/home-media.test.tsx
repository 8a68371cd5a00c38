import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { file } from '../../src/api/wire/fields.ts'
import { readRecord } from '../../src/api/wire/read-record.ts'
import { InformativeBlock } from '../../src/blocks/informative-block.tsx'
import { ContentHtml } from '../../src/i18n/content-text.ts'
import { controlObservers } from '../support/dom/control-observers.ts'
import { renderPart, renderSite } from '../support/dom/render-site.tsx'
import { stubMedia } from '../support/dom/stub-browser.ts'

/** Renders a block with this file and returns it. */
async function openBlock(address: unknown) {
  const { image } = readRecord({ image: file('image') }, { image: address })
  const part = <InformativeBlock title="Zone" description={undefined} file={image} />
  const { container } = await renderPart(part)
  return container
}

test.each([
  ['video', ['mp4', 'webm', 'ogg', 'mov', 'avi', 'mkv', 'MP4', 'webm?v=1', 'mp4#t=5']],
  ['img', ['jpg', 'svg', 'gif', 'mp3', 'mp4.jpg', 'jpg?film=zone.mp4', 'mp4/poster']],
])('a file is shown as a %s by the end of its name', async (element, extensions) => {
  for (const extension of extensions) {
    const shown = (await openBlock(`/media/zone.${extension}`)).querySelectorAll('video, img')
    expect(
      Array.from(shown, ({ localName }) => localName),
      extension,
    ).toEqual([element])
    expect(shown[0]).toHaveAttribute('src', `/media/zone.${extension}`)
  }
})

test.each([
  ['plays without sound', 'metadata', true, {}, {}],
  ['does not play by itself with reduced motion', 'metadata', false, { reducedMotion: true }, {}],
  [
    'is not fetched if the visitor saves data',
    'none',
    false,
    {},
    { connection: { value: { saveData: true } } },
  ],
])('a video near the screen %s', async (_, preload, autoplay, media, device) => {
  stubMedia(media)
  vi.stubGlobal('navigator', Object.create(navigator, device))
  const showAll = controlObservers()
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  const block = await openBlock('/media/zone.mp4')
  const video = block.querySelector('video') ?? expect.fail()
  expect([video.preload, video.autoplay]).toEqual(['none', false])

  showAll(true)
  expect(load).toHaveBeenCalledTimes(preload === 'none' ? 0 : 1)
  expect([video.preload, video.autoplay]).toEqual([preload, autoplay])
  expect([video.muted, video.controls]).toEqual([true, false])
  expect(video).toHaveAccessibleName('Zone')
})

test('a video has a button that plays and pauses it', async () => {
  const video = (await openBlock('/media/zone.mp4')).querySelector('video') ?? expect.fail()
  const [play, pause] = [vi.fn(() => Promise.resolve()), vi.fn()]
  Object.assign(video, { play, pause })
  fireEvent.click(screen.getByRole('button', { name: 'Play the video' }))
  expect(play).toHaveBeenCalledOnce()
  fireEvent.play(video)
  fireEvent.click(screen.getByRole('button', { name: 'Pause the video' }))
  expect(pause).toHaveBeenCalledOnce()
  fireEvent.pause(video)
  expect(screen.getByRole('button', { name: 'Play the video' })).toBeVisible()
})

test('a file that cannot be shown is left out', async () => {
  for (const value of [
    undefined,
    7,
    'javascript:alert(1)',
    'https://exa mple.com/a.webm#poster=a.webp',
    '/media/gone.jpg',
    '/media/gone.webm',
  ]) {
    const block = await openBlock(value)
    const shown = block.querySelector('img, video')
    expect(shown !== null, `${value} is tried`).toBe(String(value).startsWith('/media'))
    if (shown) fireEvent.error(shown)
    expect(block.querySelector('img, video')).toBeNull()
    expect(block).toHaveTextContent('Zone')
  }
})

test('a reason whose image cannot be shown has the default image', async () => {
  const choosUsItems = [undefined, 'data:,x', '/lost.jpg'].map((img) => ({ title: 'Reason', img }))
  await renderSite('/', { responses: { 'get-home-page': { choosUsItems } } })
  const images = Array.from(document.querySelectorAll<HTMLImageElement>('.reason img')).slice(0, 3)
  expect(images[2]).toHaveAttribute('src', '/lost.jpg')
  fireEvent.error(images[2] ?? document)
  for (const image of images) expect(image.src).toMatch(/default-reason/)
})

test.each([
  [
    'hall-1200.webp#widths=600,1200&also=avif',
    '/media/hall-600.webp 600w,/media/hall-1200.webp 1200w',
    '/media/hall-600.avif 600w,/media/hall-1200.avif 1200w',
  ],
  ['hall-1200.webp', undefined, undefined],
  ['hall.webp#widths=600', undefined, undefined],
  ['hall-1200.webp#widths=', undefined, undefined],
  ['hall-1.jpg#also=avif', undefined, undefined],
])('the picture %s has the widths and types that it names', async (name, widths, avif) => {
  const block = await openBlock(`/media/${name}`)
  const image = block.querySelector('img')
  const source = block.querySelector('picture > source')
  expect(image?.srcset).toBe(widths ?? '')
  expect(image?.sizes).toBe(widths ? '(min-width: 60rem) 55vw, 92vw' : '')
  expect(source?.getAttribute('srcset')).toBe(avif)
  expect(source?.getAttribute('type')).toBe(avif && 'image/avif')
})

test.each([
  ['zone.webp', '/media/zone.webp'],
  ['javascript:alert(1)', null],
  ['', null],
])('if the address of a video names %j, its poster is %j', async (poster, shown) => {
  const block = await openBlock(`/media/zone.webm#poster=${encodeURIComponent(poster)}`)
  expect(block.querySelector('video')?.getAttribute('poster')).toBe(shown)
})

test.each([
  ['plan.svg#size=2400x1000', 'panorama', ['2400', '1000']],
  ['plan.svg#size=1600x1000', 'beside', ['1600', '1000']],
  ['plan.svg#size=wide', 'beside', ['1200', '900']],
])('the picture %s stands %s, and keeps its room by its size', async (name, layout, size) => {
  const block = await openBlock(`/media/${name}`)
  expect(block.querySelector('.text-beside-media')).toHaveAttribute('data-layout', layout)
  const image = block.querySelector('img')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(size)
})

test('a long text flows round its picture, whichever side that has', async () => {
  const part = (
    <InformativeBlock
      title="Zone"
      description={new ContentHtml(`<p>${'A text. '.repeat(100)}</p>`)}
      file="/media/gate.webp"
      side="right"
    />
  )
  const { container } = await renderPart(part)
  const block = container.querySelector('.text-beside-media')
  expect(block).toHaveAttribute('data-layout', 'around')
  expect(block).toHaveAttribute('data-media', 'right')
})
