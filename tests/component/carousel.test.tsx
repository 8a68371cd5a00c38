import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Carousel } from '../../src/ui/carousel/carousel.tsx'
import { passTime, renderPart, renderSite } from '../support/dom/render-site.tsx'
import { stubMedia } from '../support/dom/stub-browser.ts'

const carousel = (name: string) => screen.getByRole('region', { name })
const slides = (name: string) => within(carousel(name)).getAllByRole('group')
const inView = (name: string) =>
  slides(name)
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent)
const announcement = (name: string) => carousel(name).querySelector('[aria-live="polite"]')
const started = async () => {
  await expect.poll(() => document.querySelector('[data-started]')).not.toBeNull()
}
/** The carousel of `sliderItems`. */
const SLIDER = 'Introduction'
const arrow = (label: 'Next slide' | 'Previous slide') =>
  screen.getByRole('button', { name: label })

const MOVE_MS = 400

/** jsdom makes frames with an interval, so both are faked. */
const fakeFrames = () =>
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })

/** The home page with items of these titles in this field, once their carousel can be moved. */
async function openWith(field: string, ...titles: string[]) {
  const page = { [field]: titles.map((title) => ({ title })) }
  const site = await renderSite('/', { responses: { 'get-home-page': page } })
  await started()
  return site
}

test('a carousel names itself and its slides', async () => {
  await openWith('sliderItems', 'A', 'B', 'C')
  expect(carousel(SLIDER)).toHaveAttribute('aria-roledescription', 'carousel')
  const names = slides(SLIDER).map((slide) => slide.getAttribute('aria-label'))
  expect(names).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  for (const slide of slides(SLIDER)) expect(slide).toHaveAttribute('aria-roledescription', 'slide')
})

test('the arrows lead on and back without an end', async () => {
  const { user } = await openWith('sliderItems', 'A', 'B', 'C')
  expect(inView(SLIDER)).toEqual(['A'])
  for (const [button, slide] of [
    ['Previous slide', 'C'],
    ['Next slide', 'A'],
    ['Next slide', 'B'],
  ] as const) {
    await user.click(arrow(button))
    await expect.poll(() => inView(SLIDER)).toEqual([slide])
  }
})

/** Collects what a carousel announces from now on. */
function announcementsOf(of: string): string[] {
  const said: string[] = []
  new MutationObserver(() => said.push(announcement(of)?.textContent ?? '')).observe(
    announcement(of) ?? expect.fail(),
    { childList: true, characterData: true, subtree: true },
  )
  return said
}

test('a slide is announced once it has come', async () => {
  fakeFrames()
  await openWith('sliderItems', 'A', 'B', 'C')
  const said = announcementsOf(SLIDER)
  const press = async (button: 'Next slide' | 'Previous slide') => {
    fireEvent.click(arrow(button))
    passTime(MOVE_MS / 2)
    await Promise.resolve()
    const before = [...said]
    passTime(MOVE_MS)
    await Promise.resolve()
    return before
  }
  expect(await press('Next slide')).toEqual([])
  expect(said).toEqual(['Slide 2 of 3'])
  expect(await press('Previous slide')).toEqual(['Slide 2 of 3'])
  expect(said.at(-1)).toBe('Slide 1 of 3')
})

test('slides are read in the order in which they are seen', async () => {
  const titles = ['A', 'B', 'C', 'D', 'E', 'F']
  const { user } = await openWith('choosUsItems', ...titles)
  const reasons = 'Why choose us'
  const controls = within(carousel(reasons))
  for (const [button, order] of [
    ['Previous slide', ['F', 'A', 'B']],
    ['Next slide', ['A', 'B', 'C']],
  ] as const) {
    await user.click(controls.getByRole('button', { name: button }))
    await expect.poll(() => inView(reasons)).toEqual(order)
  }
})

// When keen-slider stops, it asks for the row's style. On the page, the browser would style the next page twice.
test('a carousel that is left stops only once it is off the page', async () => {
  const { router } = await openWith('sliderItems', 'A', 'B', 'C')
  const wereOnPage: boolean[] = []
  const styleOf = window.getComputedStyle.bind(window)
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    if (element.matches('[data-started]')) wereOnPage.push(element.isConnected)
    return styleOf(element, pseudo)
  })
  await router.navigate({ to: '/services' })
  await expect.poll(() => wereOnPage).toEqual([false])
})

test('a list of another length starts at its first slide', async () => {
  const { user, show } = await openWith('sliderItems', 'A', 'B', 'C')
  await user.click(arrow('Next slide'))
  await expect.poll(() => inView(SLIDER)).toEqual(['B'])
  await show('get-home-page', { sliderItems: [{ title: 'D' }, { title: 'E' }] })
  expect(inView(SLIDER)).toEqual(['D'])
})

test('a single slide has no arrows', async () => {
  const { show } = await openWith('sliderItems', 'A', 'B')
  await show('get-home-page', { sliderItems: [{ title: 'D' }] })
  expect(inView(SLIDER)).toEqual(['D'])
  expect(screen.queryByRole('button', { name: /slide/ })).not.toBeInTheDocument()
})

test('an arrow key with a modifier is left to the browser', async () => {
  fakeFrames()
  const { user } = await openWith('sliderItems', 'A', 'B', 'C')
  arrow('Next slide').focus()
  for (const key of ['Alt', 'Control', 'Meta'])
    await user.keyboard(`{${key}>}{ArrowRight}{/${key}}`)
  passTime(MOVE_MS + 100)
  expect(inView(SLIDER)).toEqual(['A'])
  expect(announcement(SLIDER)).toBeEmptyDOMElement()
  await user.keyboard('{ArrowRight}')
  passTime(MOVE_MS + 100)
  expect(inView(SLIDER)).toEqual(['B'])
})

test.each([
  ['a second finger', { isPrimary: false }, 'pointerDown'],
  ['the browser', {}, 'pointerCancel'],
] as const)('a drag that %s ends turns no slide', async (_, finger, ended) => {
  fakeFrames()
  await openWith('sliderItems', 'A', 'B', 'C')
  const slide = screen.getByText('A')
  fireEvent.pointerDown(slide, { isPrimary: true, clientX: 200 })
  fireEvent.pointerMove(slide, { clientX: 100 })
  fireEvent[ended](slide, { ...finger, clientX: 100 })
  fireEvent.pointerMove(slide, { clientX: 0 })
  fireEvent.pointerUp(slide, { clientX: 0 })
  passTime(MOVE_MS + 100)
  expect(inView(SLIDER)).toEqual(['A'])
})

test('slides that move by themselves pause for pointer and focus', async () => {
  fakeFrames()
  const five = ['1', '2', '3', '4', '5']
  await renderPart(<Carousel autoplay label="Slides" slides={five} />)
  await started()
  const user = userEvent.setup()
  const shownAfter = (time: number) => {
    passTime(time)
    return inView('Slides')
  }
  expect(shownAfter(3000 + MOVE_MS)).toEqual(['2'])

  await user.hover(screen.getByText('2'))
  expect(shownAfter(9000)).toEqual(['2'])
  await user.tab()
  await user.unhover(screen.getByText('2'))
  expect(shownAfter(9000)).toEqual(['2'])
  await user.tab()
  expect(arrow('Next slide')).toHaveFocus()
  expect(shownAfter(9000)).toEqual(['2'])
  await user.tab()
  expect(shownAfter(3000 + MOVE_MS)).toEqual(['3'])
})

test('with reduced motion no slide moves by itself', async () => {
  stubMedia({ reducedMotion: true })
  fakeFrames()
  await renderPart(<Carousel autoplay label="Slides" slides={['1', '2', '3']} />)
  await started()
  passTime(4000)
  expect(inView('Slides')).toEqual(['1'])
})

test('slides that move by themselves are not announced', async () => {
  fakeFrames()
  await renderPart(<Carousel autoplay label="Slides" slides={['1', '2', '3']} />)
  await started()
  const said = announcementsOf('Slides')
  passTime(3000 + MOVE_MS)
  await Promise.resolve()
  expect(inView('Slides')).toEqual(['2'])
  expect(said).toEqual([])
})

test('a carousel whose items are all in view reaches each item once', async () => {
  const { user } = await openWith('choosUsItems', 'A', 'B', 'C')
  const reasons = 'Why choose us'
  expect(inView(reasons)).toEqual(['A', 'B', 'C'])
  expect(carousel(reasons)).toHaveTextContent('1–3 of 3')
  await user.click(arrow('Next slide'))
  await expect.poll(() => announcement(reasons)?.textContent).toBe('2–1 of 3')
  await expect.poll(() => inView(reasons).join()).toBe('B,C,A')
  for (const places of ['1–3', '3–2']) {
    await user.click(arrow('Previous slide'))
    await expect.poll(() => announcement(reasons)?.textContent).toBe(`${places} of 3`)
  }
})
