import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chooseLanguage, findPage, main, renderSite } from '../support/dom/render-site.tsx'

const openText = (description: string) =>
  renderSite('/', { responses: { 'get-home-page': { textItems: [{ description }] } } })
const link = () => main().getByRole('link', { name: 'more' })

test.each(['/about-FEZ', 'about-FEZ', 'http://localhost:4173/about-FEZ'])(
  'a link to %s, a page of the site, opens it in place',
  async (address) => {
    const { user, router } = await openText(`<p><a href="${address}"><b>more</b></a></p>`)
    await user.click(screen.getByText('more'))
    expect(await findPage('About the FEZ')).toBeVisible()
    expect(router.state.location.pathname).toBe('/about-FEZ')
  },
)

test('a click opens a page once, also in a text of a newly chosen language', async () => {
  const page = {
    servicesTitle: 'Services',
    ru_servicesDescription: '<a href="/about-FEZ">more</a>',
  }
  const { user, router } = await renderSite('/', { responses: { 'get-home-page': page } })
  for (const name of ['Русский', 'English', 'Русский']) await chooseLanguage(user, name)
  const opened: string[] = []
  router.subscribe('onBeforeNavigate', ({ toLocation }) => opened.push(toLocation.href))
  await user.click(link())
  expect(await findPage('О\u00a0СЭЗ')).toBeVisible()
  expect(opened).toEqual(['/about-FEZ'])
})

test.each([
  ['another site', 'https://armenia.travel/'],
  ['a file', '/media/tariffs.pdf'],
  ['an e-mail address', 'mailto:invest@kanaker-fez.example'],
])('a click on a link to %s is left to the browser', async (_, address) => {
  const { user, router } = await openText(`<a href="${address}">more</a>`)
  const navigate = vi.spyOn(router, 'navigate')
  const left = leftToBrowser()
  await user.click(link())
  expect(left()).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test('a click with Control, Meta, Shift or Alt opens a tab, a window or a file of the browser, and one that something else has answered opens nothing', async () => {
  const { user, router } = await openText('<a href="/about-FEZ">more</a>')
  const navigate = vi.spyOn(router, 'navigate')
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    const left = leftToBrowser()
    await user.keyboard(`{${key}>}`)
    await user.click(link())
    await user.keyboard(`{/${key}}`)
    expect(left(), key).toBe(true)
  }
  link().addEventListener('click', (click) => {
    click.preventDefault()
  })
  await user.click(link())
  expect(navigate).not.toHaveBeenCalled()
})

/** Whether the site left the last click to the browser. jsdom cannot follow it. */
function leftToBrowser() {
  let left = false
  document.addEventListener(
    'click',
    (click) => {
      left = !click.defaultPrevented
      click.preventDefault()
    },
    { once: true },
  )
  return () => left
}

const openArticle = (description: string) =>
  renderSite('/residents', {
    responses: { 'get-become-resident-page': { title: 'The way', description } },
  })

test('a text with four headings has a list of them, and each heading has a link to copy', async () => {
  const headings = ['Costs &amp; fees', 'Costs, fees', '<em>Срок</em> 2', 'constructor']
  const text = headings.map((words) => `<h3 id="root">${words}</h3><p>More</p>`).join('')
  const { user } = await openArticle(text)

  const list = within(screen.getByRole('navigation', { name: 'On this page' }))
  const ids = [
    'section-costs-fees',
    'section-costs-fees--2',
    'section-срок-2',
    'section-constructor',
  ]
  const links = list.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`))
  const found = ids.map((id) => document.getElementById(id))
  expect(found.map((heading) => heading?.textContent)).toEqual(
    links.map(({ textContent }) => textContent),
  )
  const own = within(screen.getByRole('heading', { name: 'constructor' })).getByRole('link')
  expect(own).toHaveAttribute('href', '#section-constructor')
  await user.click(own)
  expect(await screen.findByText('The link to “constructor” has been copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(`${location.href}#section-constructor`)
})

test('a text with three headings has no list of them, but each heading has an address', async () => {
  await openArticle('<h3>One</h3><h3>Two</h3><h3>Three</h3>')
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument()
  expect(document.getElementById('section-three')).toHaveTextContent('Three')
})
