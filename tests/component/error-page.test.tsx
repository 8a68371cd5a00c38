import { expect, test } from 'vitest'
import { findPage, main, renderSite } from '../support/dom/render-site.tsx'

// tests/component/routes.test.tsx has the addresses that have no page.
test('an unknown path shows the error page, which leads home', async () => {
  // This meta record names a part of the path.
  const { user } = await renderSite('/contact/us', {
    responses: { 'meta-tags': [{ page: 'contact', en_title: 'A page' }] },
  })
  expect(main().getByRole('heading', { level: 1, name: '404 Error Page' })).toBeVisible()
  expect(main().getByText('404 Not Found')).toBeVisible()
  expect(main().getByText("Oops! That page Can't be found")).toBeVisible()
  expect(document.title).toBe('404 Error Page | Kanaker Free Economic Zone')
  await user.click(main().getByRole('link', { name: 'Back to home' }))
  expect(await findPage('Kanaker Free Economic Zone')).toBeVisible()
})

test('the error page leads on to prices and units', async () => {
  await renderSite('/error')
  expect(main().getByRole('link', { name: 'Services and costs' })).toHaveAttribute(
    'href',
    '/services',
  )
})

test.each(['/error', '/residents'])(
  '%s leads to the form while there are no services',
  async (path) => {
    await renderSite(path, { responses: { 'get-service-page': null } })
    expect(main().getByRole('link', { name: 'Arrange a visit' })).toHaveAttribute(
      'href',
      '/contact',
    )
    expect(main().queryByRole('link', { name: 'Services and costs' })).not.toBeInTheDocument()
  },
)
