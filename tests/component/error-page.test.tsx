import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startBackend } from '../support/backend.ts'
import { renderSite } from '../support/render-site.tsx'

const main = () => within(screen.getByRole('main'))

test.each(['/error', '/nowhere', '/services/deeper', '/about-FEZZ', '/%F0%9F%8F%94', '/fez.html'])(
  '%s shows the error page',
  async (path) => {
    await renderSite(path)
    expect(main().getByRole('heading', { level: 1, name: '404 Error Page' })).toBeVisible()
    expect(main().getByText('404 Not Found')).toBeVisible()
    expect(main().getByRole('heading', { level: 2 })).toHaveTextContent(
      "Oops! That page Can't be found",
    )
  },
)

test.each(['/error', '/nowhere'])('the error page at %s leads back home', async (path) => {
  const { user, router } = await renderSite(path)
  await user.click(main().getByRole('link', { name: 'Back to home' }))
  await screen.findByRole('heading', { level: 1, name: 'Kanaker Free Economic Zone' })
  expect(router.state.location.pathname).toBe('/')
})

test.each(['/nowhere', '/services/12', '/contact/us', '/error'])(
  'the error page at %s has its own title, whatever the meta records describe',
  async (path) => {
    const records = ['services', 'contact', 'error'].map((page) => ({ page, en_title: 'A page' }))
    await renderSite(path, { backend: startBackend({ 'meta-tags': records }) })
    expect(document.title).toBe('404 Error Page | Kanaker Free Economic Zone')
  },
)

test('an unmatched path keeps its address', async () => {
  const { router } = await renderSite('/Nowhere?a=1')
  expect(router.state.location.href).toBe('/Nowhere?a=1')
})

test.each([
  [
    'ru',
    'Ошибка 404',
    '404: страница не найдена',
    'Увы, такой страницы нет',
    'Вернуться на главную',
  ],
  ['arm', 'Սխալ 404', 'Էջը չի գտնվել (404)', 'Ցավոք, այդպիսի էջ չկա', 'Վերադառնալ գլխավոր էջ'],
])('the error page is translated into %s', async (language, title, ...texts) => {
  localStorage.setItem('language', language)
  await renderSite('/nowhere')
  expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const text of texts) expect(main().getByText(text)).toBeVisible()
})
