import { expect, holdRequests, test, waitForPreloaderEnd } from './support/site.ts'

test.use({ javaScriptEnabled: false })

const TEXTS = {
  '/': 'Residents cut diamonds, test chips, dry apricots and build measuring instruments',
  '/about-FEZ': 'Kanaker',
  '/about-armania': 'Armenia is a landlocked country',
  '/services': 'A resident signs one agreement with the organiser',
  '/residents': 'working days',
  '/preferences-incentives': 'Taxes in and outside the zone',
  '/our-residenst': 'Arpi Instruments',
}

test('without scripts each page can be read to its last slide', async ({ page }) => {
  const release = await holdRequests(page, /\.css$/)
  await page.goto('/', { waitUntil: 'commit' })
  await waitForPreloaderEnd(page)
  await expect(page.locator('h1')).toHaveCount(0)
  release()
  const slider = page.getByRole('region', { name: 'Introduction' })
  await slider.getByRole('link').last().click()
  await expect(page).toHaveURL('/about-FEZ')

  const main = page.getByRole('main')
  await page.route(/\/(media|assets\/noto-)/, (route) => route.abort())
  for (const [path, text] of Object.entries(TEXTS)) {
    await page.goto(path)
    await expect(page.locator('#preloader')).toHaveCSS('display', 'none')
    await expect(main).toContainText(text)
    await expect(main.getByRole('heading').last()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('This zone is fictitious')).toBeVisible()
  }
})

test('without scripts links keep the language of ?lang=…', async ({ page }) => {
  await page.goto('/services?lang=ru')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('without scripts the form says that it cannot be sent', async ({ page }) => {
  await page.goto('/contact?lang=ru')
  await expect(
    page.getByText('Без JavaScript форму отправить нельзя. Напишите или позвоните нам.'),
  ).toBeVisible()
  await expect(page.locator('button:visible')).toHaveText(['О нас', 'Инвесторам', 'Резидентам'])

  await test.step('the map is a drawing with words', async () => {
    const map = page.getByRole('region', { name: 'Карта' })
    await expect(map).toContainText('Зона находится на севере города')
    await expect(map.getByText('Загрузка…')).toBeHidden()
  })
})

test('without scripts a language is chosen by a link, which leaves no cookie', async ({
  page,
  context,
}) => {
  await page.goto('/services?from=letter')
  for (const [label, tag] of [
    ['Ру', 'ru'],
    ['Հայ', 'hy'],
    ['En', 'en'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
  }
  expect(await context.cookies()).toEqual([])
})
