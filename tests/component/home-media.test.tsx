import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { file } from '../../src/api/wire/fields.ts'
import { readRecord } from '../../src/api/wire/read-record.ts'
import { AboutBlock } from '../../src/blocks/about-block.tsx'
import { startBackend } from '../support/backend.ts'
import { ObserverInHand } from '../support/observer-in-hand.ts'
import { renderSite } from '../support/render-site.tsx'
import { stubMedia } from '../support/stub-browser.ts'

/** Renders a block with this file and returns it. */
function openBlock(address: unknown) {
  const { image } = readRecord({ image: file('image') }, { image: address })
  const { container } = render(<AboutBlock title="Zone" description={undefined} file={image} />)
  return container
}

test.each(['mp4', 'webm', 'ogg', 'mov', 'avi', 'mkv', 'MP4', 'webm?v=1', 'mp4#t=5'])(
  'a file with the extension %s is a video',
  (extension) => {
    const block = openBlock(`/media/zone.${extension}`)
    expect(block.querySelector('video')).toHaveAttribute('src', `/media/zone.${extension}`)
    expect(block.querySelector('img')).toBeNull()
  },
)

test.each(['jpg', 'svg', 'gif', 'mp3', 'mp4.jpg', 'jpg?film=zone.mp4', 'mp4/poster'])(
  'a file with the extension %s is an image',
  (extension) => {
    const block = openBlock(`/media/zone.${extension}`)
    expect(block.querySelector('img')).toHaveAttribute('src', `/media/zone.${extension}`)
    expect(block.querySelector('video')).toBeNull()
  },
)

/** Renders a block with a video and scrolls the video near the screen. */
function openVideo(file: string) {
  vi.stubGlobal('IntersectionObserver', ObserverInHand)
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  const block = openBlock(file)
  const video = block.querySelector('video')
  expect(video).toHaveAttribute('preload', 'none')
  expect(video).not.toHaveAttribute('autoplay')
  act(() => {
    ObserverInHand.reportAll(true)
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

test('a video does not play by itself with reduced motion', () => {
  stubMedia({ reducedMotion: true })
  const { video } = openVideo('/media/zone.mp4')
  expect(video).toHaveAttribute('preload', 'metadata')
  expect(video).not.toHaveAttribute('autoplay')
  expect(video).toHaveAttribute('controls')
})

test('a video is not loaded by itself if the visitor saves data', () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData: true } } }),
  )
  const { video, load } = openVideo('/media/zone.mp4')
  expect(load).not.toHaveBeenCalled()
  expect(video).toHaveAttribute('preload', 'none')
  expect(video).not.toHaveAttribute('autoplay')
  expect(video).toHaveAttribute('controls')
})

test.for([undefined, null, '', 7, ['/a.jpg'], 'javascript:alert(1)', 'data:image/png,x'])(
  'a file of %j is left out, and its text stays',
  (file) => {
    const block = openBlock(file)
    expect(block.querySelector('img, video')).toBeNull()
    expect(block).toHaveTextContent('Zone')
  },
)

test('an image that fails to load is left out', () => {
  const block = openBlock('/media/gone.jpg')
  fireEvent.error(block.querySelector('img') as HTMLElement)
  expect(block.querySelector('img')).toBeNull()
})

test('a video that cannot be played is left out, and its text stays', () => {
  const block = openBlock('/media/gone.webm')
  fireEvent.error(block.querySelector('video') as HTMLElement)
  expect(block.querySelector('video')).toBeNull()
  expect(block).toHaveTextContent('Zone')
})

test('a reason whose image is missing or no safe address shows the default image', async () => {
  const images = [undefined, null, 7, '', 'data:,x', '/place.jpg']
  const page = { choosUsItems: images.map((img, place) => ({ title: `Reason ${place}`, img })) }
  await renderSite('/', { backend: startBackend({ 'get-home-page': page }) })
  const shown = images.map((_, place) => {
    const [title] = screen.getAllByRole('heading', { level: 3, name: `Reason ${place}` })
    return title?.parentElement?.querySelector('img')?.getAttribute('src')
  })
  const byDefault = expect.stringContaining('default-reason') as string
  expect(shown).toEqual([...Array<string>(5).fill(byDefault), '/place.jpg'])
})

test('a reason whose image fails to load shows the default image', async () => {
  const page = { choosUsItems: [{ title: 'Law', img: '/gone.jpg' }] }
  await renderSite('/', { backend: startBackend({ 'get-home-page': page }) })
  const slide = screen.getByRole('group', { name: '1 of 1' })
  fireEvent.error(slide.querySelector('img') as HTMLElement)
  expect(slide.querySelector('img')?.src).toMatch(/default-reason/)
  expect(within(slide).getByRole('heading', { name: 'Law' })).toBeVisible()
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

test('a video shows the poster from its folder that its address names', () => {
  const block = openBlock('/media/zone.webm#poster=zone.webp')
  expect(block.querySelector('video')).toHaveAttribute('poster', '/media/zone.webp')
})

test.each(['javascript:alert(1)', 'data:image/png,x', 'https://[', ''])(
  'a video has no poster if its address names %j',
  (poster) => {
    const block = openBlock(`/media/zone.webm#poster=${encodeURIComponent(poster)}`)
    expect(block.querySelector('video')).not.toHaveAttribute('poster')
  },
)
