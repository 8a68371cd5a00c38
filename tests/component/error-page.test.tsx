import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { findPage, main, renderSite } from '../support/dom/render-site.tsx'

const TEXTS: Record<Language, [title: string, ...texts: string[]]> = {
  en: ['404 Error Page', '404 Not Found', "Oops! That page Can't be found", 'Back to home'],
  ru: ['Ошибка 404', '404: страница не найдена', 'Увы, такой страницы нет', 'Вернуться на главную'],
  arm: ['Սխալ 404', 'Էջը չի գտնվել (404)', 'Ցավոք, այդպիսի էջ չկա', 'Վերադառնալ գլխավոր էջ'],
}
/** Meta records that name parts of the paths below. */
const META_TAGS = ['services', 'contact', 'error'].map((page) => ({ page, en_title: 'A page' }))

test.each([
  ['/error', 'en'],
  ['/nowhere', 'en'],
  ['/services/deeper', 'en'],
  ['/contact/us', 'en'],
  ['/about-FEZZ', 'en'],
  ['/%F0%9F%8F%94', 'en'],
  ['/fez.html', 'en'],
  ['/Nowhere?a=1', 'en'],
  ['/nowhere', 'ru'],
  ['/nowhere', 'arm'],
] as const)(
  '%s shows the error page in %s, with its own title, and keeps its address',
  async (path, language) => {
    const { router } = await renderSite(path, { language, responses: { 'meta-tags': META_TAGS } })
    const [title, ...texts] = TEXTS[language]
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const text of texts) expect(main().getByText(text)).toBeVisible()
    expect(document.title).toMatch(new RegExp(`^${title} \\| `))
    expect(router.state.location.href).toBe(path)
  },
)

test.each(['/error', '/nowhere'])('the error page at %s leads back home', async (path) => {
  const { user, router } = await renderSite(path)
  await user.click(main().getByRole('link', { name: 'Back to home' }))
  await findPage('Kanaker Free Economic Zone')
  expect(router.state.location.pathname).toBe('/')
})

test.each(['/nowhere%', '/services%', '/Services%?lang=en', '/%FF', '/%E0%A4/a'])(
  'the address %s, which cannot be decoded, shows the error page when opened or followed',
  async (path) => {
    const { router } = await renderSite(path)
    expect(await findPage('404 Error Page')).toBeVisible()
    expect(document.title).toBe('404 Error Page | Kanaker Free Economic Zone')

    await router.navigate({ to: '/services' })
    expect(await findPage('Services')).toBeVisible()
    await router.navigate({ href: path })
    expect(await findPage('404 Error Page')).toBeVisible()
    expect(main().getByRole('link', { name: 'Back to home' })).toBeVisible()
  },
)
