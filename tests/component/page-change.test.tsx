import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseLanguage } from '../support/choose-language.ts'
import { renderSite } from '../support/render-site.tsx'

const main = () => within(screen.getByRole('main'))
const heading = (name: string) => main().findByRole('heading', { level: 1, name })

test('when the site opens, the focus is left alone and nothing is announced', async () => {
  await renderSite('/services')
  expect(document.body).toHaveFocus()
  const announcements = [...document.querySelectorAll('[aria-live="polite"]')]
  expect(announcements.map((each) => each.textContent).join('')).toBe('')
})

test('a change of the query or the language leaves the focus alone', async () => {
  const { user, router } = await renderSite('/services')
  const language = screen.getByRole('button', { name: 'Language: English' })
  language.focus()
  await router.navigate({ href: '/services?page=2' })
  expect(language).toHaveFocus()
  await chooseLanguage(user, 'Русский')
  expect(await screen.findByRole('button', { name: 'Язык: Русский' })).toHaveFocus()
})

test.each([
  ['/ABOUT-fez', '/about-FEZ'],
  ['/about-FEZ/', '/about-FEZ'],
  ['/Services/?utm_source=letter#power', '/services?utm_source=letter#power'],
  ['/our-residenst/', '/our-residenst'],
  ['/About-Armania', '/about-armania'],
  ['/BLOG-2-Column', '/blog-2-column'],
  ['/contact/', '/contact'],
  ['/Contact?lang=en', '/contact'],
])('%s leads to %s', async (opened, address) => {
  const { router } = await renderSite(opened)
  expect(router.state.location.href).toBe(address)
  expect(main().getByRole('heading', { level: 1 })).not.toHaveTextContent('404')
  expect(router.history.length).toBe(1)
})

test.each(['/nowhere%', '/services%', '/Services%?lang=en', '/%FF', '/%E0%A4/a'])(
  'the address %s, which cannot be decoded, shows the error page when opened or followed',
  async (path) => {
    const { router } = await renderSite(path)
    expect(await heading('404 Error Page')).toBeVisible()
    expect(document.title).toBe('404 Error Page | Kanaker Free Economic Zone')

    await router.navigate({ to: '/services' })
    expect(await heading('Services')).toBeVisible()
    await router.navigate({ href: path })
    expect(await heading('404 Error Page')).toBeVisible()
    expect(main().getByRole('link', { name: 'Back to home' })).toBeVisible()
  },
)

test('a change of the query or fragment stays on the same page', async () => {
  const { router } = await renderSite('/services?a=1&b=x#power')
  expect(router.state.location.href).toBe('/services?a=1&b=x#power')
})

test('each inner page has a breadcrumb back to home', async () => {
  const { user, router } = await renderSite('/contact')
  const breadcrumb = within(main().getByRole('navigation', { name: 'Breadcrumb' }))
  expect(breadcrumb.getByText('Contact')).toHaveAttribute('aria-current', 'page')
  await user.click(breadcrumb.getByRole('link', { name: 'Home' }))
  expect(await heading('Kanaker Free Economic Zone')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/')
})
