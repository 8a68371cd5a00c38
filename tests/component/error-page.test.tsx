import { expect, test } from 'vitest'
import { findPage, main, renderSite } from '../support/dom/render-site.tsx'

/** A meta record that names a part of the paths below. */
const META_TAGS = [{ page: 'contact', en_title: 'A page' }]

// tests/component/routes.test.tsx has the addresses that have no page.
test.each([
  ['en', '404 Error Page', '404 Not Found', "Oops! That page Can't be found", 'Back to home'],
  [
    'ru',
    'Ошибка 404',
    '404: страница не найдена',
    'Увы, такой страницы нет',
    'Вернуться на главную',
  ],
  ['arm', 'Սխալ 404', 'Էջը չի գտնվել (404)', 'Ցավոք, այդպիսի էջ չկա', 'Վերադառնալ գլխավոր էջ'],
] as const)(
  'in %s an unknown path shows the error page, with its own title, and leads back home',
  async (language, title, notFound, oops, back) => {
    const responses = { 'meta-tags': META_TAGS }
    await renderSite('/contact/us', { language, responses })
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const text of [notFound, oops]) expect(main().getByText(text)).toBeVisible()
    expect(document.title).toMatch(new RegExp(`^${title} \\| `))
    expect(main().getByRole('link', { name: back })).toHaveAttribute('href', '/')
  },
)

test('an address that cannot be decoded shows the error page when opened or followed', async () => {
  const { router } = await renderSite('/Services%?lang=en')
  expect(await findPage('404 Error Page')).toBeVisible()
  await router.navigate({ to: '/services' })
  expect(await findPage('Services')).toBeVisible()
  await router.navigate({ href: '/%E0%A4/a' })
  expect(await findPage('404 Error Page')).toBeVisible()
  expect(document.title).toBe('404 Error Page | Kanaker Free Economic Zone')
})
