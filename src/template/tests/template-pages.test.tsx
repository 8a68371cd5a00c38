import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../../../tests/support/dom/render-site.tsx'
import { unmountRoots } from '../../../tests/support/dom/unmount-after-test.ts'
import { sanitizer } from '../../ui/rich-text/sanitizer.ts'
import { TEMPLATE_ROUTES } from './template-routes.ts'

test('the template has the routes of the requirements', async () => {
  const { router } = await renderSite('/faq')
  const routes = Object.values(router.routesByPath) as { id: string; fullPath: string }[]
  const own = routes.filter(({ id }) => id.startsWith('/_demo')).map(({ fullPath }) => fullPath)
  expect(own.toSorted()).toEqual(TEMPLATE_ROUTES.toSorted())
  const pages = within(screen.getByRole('navigation', { name: 'Template pages' }))
  const links = pages.getAllByRole('link')
  const paths = links.map((link) => String(link.getAttribute('href')))
  expect(paths.toSorted()).toEqual(own.toSorted())
  const words = links.map((link) => link.textContent)
  expect(words).toEqual([...new Set(words)])
})

test('a template page leads to the others', async () => {
  const { user, router } = await renderSite('/faq')
  const pages = within(screen.getByRole('navigation', { name: 'Template pages' }))
  expect(pages.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page')

  await user.click(pages.getByRole('link', { name: 'Gallery' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/gallery')
})

test('if the sanitiser fails to load, a template page says that its texts are missing', async () => {
  vi.spyOn(sanitizer, 'load').mockRejectedValue(new Error('lost'))
  vi.spyOn(sanitizer, 'whenLoaded').mockReturnValue(new Promise(() => undefined))
  const { user } = await renderSite('/gallery')
  const pages = within(screen.getByRole('navigation', { name: 'Template pages' }))
  await user.click(pages.getByRole('link', { name: 'FAQ' }))
  expect(await screen.findByText('This content could not be loaded.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
})

// Everything that differs from English in Russian differs in Armenian, too.
test.each(TEMPLATE_ROUTES)('%s shows each text in the language of its element', async (path) => {
  await renderSite(path, { language: 'arm' })
  const isArmenian = (text: string) => /\p{Script=Armenian}/u.test(text)
  const texts = textsInMain()
  const armenian = texts.filter(({ text }) => isArmenian(text))
  const english = texts.filter(({ text }) => !isArmenian(text) && /[a-z]{3}/i.test(text))
  expect(armenian.filter(({ lang }) => lang !== 'hy')).toEqual([])
  expect(english.filter(({ lang }) => lang !== 'en')).toEqual([])
  expect(english).not.toEqual([])
})

/** The texts of the page and the names in its attributes, with the languages of their elements. */
function textsInMain() {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const names = ['aria-label', 'alt', 'title', 'placeholder'].map((name) =>
      element.getAttribute(name),
    )
    const lang = element.closest('[lang]')?.getAttribute('lang')
    return [...own.map((node) => node.textContent), ...names].map((text) => ({
      text: text ?? '',
      lang,
    }))
  })
}

test('each home variant composes the home record in its own way', async () => {
  const outlines: string[] = []
  for (const path of TEMPLATE_ROUTES.filter((route) => route.startsWith('/home-'))) {
    const { backend } = await renderSite(path)
    expect(backend.calls.filter((call) => call === 'get-home-page')).toHaveLength(1)
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    outlines.push(headings.map((heading) => heading.textContent).join('|'))
    unmountRoots()
  }
  expect(outlines).toHaveLength(5)
  expect(outlines).toEqual([...new Set(outlines)])
})
