import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '../../../locales/en.po'
import { chooseLanguage, renderSite } from '../../../tests/support/dom/render-site.tsx'
import { messages as templateMessages } from '../locales/en.po'
import { TEMPLATE_PAGES } from '../template-pages.ts'

/** The English messages of the site and the template that have no placeholders. */
const MESSAGES = new Set(Object.values({ ...messages, ...templateMessages }).map(String))

/** The routes of the template in the specification. */
const TEMPLATE_ROUTES = (
  '/investors /home-2 /home-3 /home-4 /home-5 /home-6 /about /gallery /instructors /faq /blog ' +
  '/blog-3-column /blog-left-sidebar /blog-list /blog-details /course-isotop /course-slider ' +
  '/course-details'
).split(' ')

test('the template has the routes of the specification; each page links to all of them by different headings, and marks its own link', async () => {
  const { user, router } = await renderSite('/faq')
  const routes = Object.values(router.routesByPath) as { id: string; fullPath: string }[]
  const own = routes.filter(({ id }) => id.startsWith('/_template')).map(({ fullPath }) => fullPath)
  expect(own.toSorted()).toEqual(TEMPLATE_ROUTES.toSorted())
  const pages = within(screen.getByRole('navigation', { name: 'Template pages' }))
  const links = pages.getAllByRole('link')
  const paths = links.map((link) => String(link.getAttribute('href')))
  expect(paths.toSorted()).toEqual(own.toSorted())
  expect(new Set(links.map((link) => link.textContent)).size).toBe(own.length)
  expect(pages.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page')

  await user.click(pages.getByRole('link', { name: 'Gallery' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/gallery')
})

test.each(TEMPLATE_PAGES)(
  'the controls of $path are in the language on the screen',
  async (page) => {
    await renderSite(page.path)
    expect(englishMessages()).not.toEqual([])
    await chooseLanguage('ru')
    const list = await screen.findByRole('navigation', { name: 'Страницы шаблона' })
    expect(within(list).getByRole('list')).toHaveAttribute('lang', 'en')
    expect(englishMessages()).toEqual([])
  },
)

/** The texts of the page that are English messages. Names of pages may have the same words. */
function englishMessages(): string[] {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const text = element.childElementCount === 0 ? element.textContent : ''
    const words = [text, element.getAttribute('aria-label') ?? ''].filter((own) =>
      MESSAGES.has(own),
    )
    return words.length > 0 && !element.closest('main [lang=en], h1, nav ol') ? words : []
  })
}

test('each home variant composes the home record in its own way', async () => {
  const outlines = new Set<string>()
  for (const { path } of TEMPLATE_PAGES.filter((page) => page.path.startsWith('/home-'))) {
    const { backend } = await renderSite(path)
    expect(backend.calls.filter((call) => call === 'get-home-page')).toHaveLength(1)
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    outlines.add(headings.map((heading) => heading.textContent).join('|'))
    cleanup()
  }
  expect(outlines.size).toBe(5)
})
