import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { activateLanguage } from '../../src/i18n/active-language.ts'
import { Carousel } from '../../src/ui/carousel/carousel.tsx'
import { startBackend } from '../support/backend.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { renderSite } from '../support/render-site.tsx'
import { stubMedia } from '../support/stub-browser.ts'

const carousel = (name: string) => within(screen.getByRole('region', { name }))
const inView = (name: string) =>
  carousel(name)
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent)

/** The home page with this number of slides and reasons, named 1, 2, 3 … */
function openWith({ slides = 0, reasons = 0 }) {
  const titled = (length: number) =>
    Array.from({ length }, (_, place) => ({ title: String(place + 1) }))
  const page = {
    servicesTitle: 'Services',
    sliderItems: titled(slides),
    choosUsItems: titled(reasons),
  }
  return renderSite('/', { backend: startBackend({ 'get-home-page': page }) })
}

test('a carousel names itself and its slides', async () => {
  await openWith({ slides: 3 })
  const region = screen.getByRole('region', { name: 'Introduction' })
  expect(region).toHaveAttribute('aria-roledescription', 'carousel')
  const slides = carousel('Introduction').getAllByRole('group')
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ])
  for (const slide of slides) expect(slide).toHaveAttribute('aria-roledescription', 'slide')
})

test('the arrow buttons lead on and back, without an end', async () => {
  const { user } = await openWith({ slides: 3 })
  const next = screen.getByRole('button', { name: 'Next slide' })
  const previous = screen.getByRole('button', { name: 'Previous slide' })
  expect(inView('Introduction')).toEqual(['1'])

  await user.click(previous)
  await expect.poll(() => inView('Introduction')).toEqual(['3'])
  await user.click(next)
  await expect.poll(() => inView('Introduction')).toEqual(['1'])
  await user.click(next)
  await expect.poll(() => inView('Introduction')).toEqual(['2'])
})

test('a move is announced politely, and nothing is announced before the first', async () => {
  const { user } = await openWith({ slides: 3 })
  const region = screen.getByRole('region', { name: 'Introduction' })
  const announcement = region.querySelector('[aria-live="polite"]')
  expect(announcement).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'Next slide' }))
  await expect.poll(() => announcement?.textContent).toBe('Slide 2 of 3')
})

test('slides that move by themselves pause while the pointer or the focus is among them', async () => {
  // jsdom makes frames with an interval, so both are faked.
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  await activateLanguage('en')
  const slides = ['1', '2', '3', '4', '5'].map((content) => ({ id: content, content }))
  render(
    <I18nProvider i18n={i18n}>
      <Carousel autoplay label="Slides" slides={slides} />
    </I18nProvider>,
  )
  await expect.poll(() => document.querySelector('[data-started]')).not.toBeNull()
  const user = userEvent.setup()
  const after = (time: number) => {
    act(() => {
      vi.advanceTimersByTime(time)
    })
    return inView('Slides')
  }
  const waits = (slide: string) => {
    expect(after(9000)).toEqual([slide])
  }
  const movesTo = (slide: string) => {
    expect(after(3000 + 400)).toEqual([slide])
  }
  movesTo('2')

  await user.hover(screen.getByText('2'))
  waits('2')
  await user.tab()
  await user.unhover(screen.getByText('2'))
  waits('2')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Next slide' })).toHaveFocus()
  waits('2')
  await user.tab()
  movesTo('3')
})

test('a single slide has no arrows', async () => {
  await openWith({ slides: 1 })
  expect(inView('Introduction')).toEqual(['1'])
  expect(screen.queryByRole('button', { name: /slide/ })).not.toBeInTheDocument()
})

test('a carousel whose items are all in view still goes round, and each item is reached once', async () => {
  const { user } = await openWith({ reasons: 3 })
  const region = screen.getByRole('region', { name: 'Why choose us' })
  expect(inView('Why choose us')).toEqual(['1', '2', '3'])
  await user.click(screen.getByRole('button', { name: 'Next slide' }))
  await expect
    .poll(() => region.querySelector('[aria-live="polite"]')?.textContent)
    .toBe('Slide 2 of 3')
  await expect.poll(() => inView('Why choose us').join()).toBe('2,3,1')
})

test('a carousel that showed all its items shows one slide once the screen is narrow', async () => {
  const { user } = await openWith({ reasons: 3 })
  const region = screen.getByRole('region', { name: 'Why choose us' })
  await user.click(screen.getByRole('button', { name: 'Previous slide' }))
  await expect
    .poll(() => region.querySelector('[aria-live="polite"]')?.textContent)
    .toBe('Slide 3 of 3')

  act(() => {
    stubMedia({ width: 767 })
    window.dispatchEvent(new Event('resize'))
  })
  await expect.poll(() => inView('Why choose us')).toEqual(['3'])
})

test('a list of another length in another language starts at its first slide', async () => {
  const page = {
    sliderItems: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }],
    ru_sliderItems: [{ title: 'Один' }, { title: 'Два' }],
  }
  const { user } = await renderSite('/', { backend: startBackend({ 'get-home-page': page }) })
  await user.click(screen.getByRole('button', { name: 'Previous slide' }))
  await expect.poll(() => inView('Introduction')).toEqual(['Three'])
  await chooseLanguage(user, 'Русский')
  expect(inView('Введение')).toEqual(['Один'])
  expect(carousel('Введение').getAllByRole('group')).toHaveLength(2)
})
