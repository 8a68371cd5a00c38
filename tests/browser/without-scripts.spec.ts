import type { Page } from '@playwright/test'
import { expect, holdRequests, test, waitForPreloaderEnd } from './support/site.ts'

test.use({ javaScriptEnabled: false })

const TEXTS = {
  '/': 'They cut diamonds, test chips, dry apricots and build measuring instruments',
  '/about-FEZ': 'Kanaker',
  '/about-armania': 'Armenia is a landlocked country',
  '/services': 'A resident signs one agreement with the organiser',
  '/residents': 'working days',
  '/preferences-incentives': 'Taxes in and outside the zone',
  '/our-residenst': 'Arpi Instruments',
} as const

async function expectPage(page: Page, path: keyof typeof TEXTS): Promise<void> {
  await test.step(path, async () => {
    await expect(page).toHaveURL(path)
    await expect(page.locator('#preloader')).toBeHidden()
    const main = page.getByRole('main')
    await expect(main).toContainText(TEXTS[path])
    await expect(main.getByRole('heading').last()).toBeVisible()
  })
}

test('without scripts each page can be read once its styles have loaded, and the links open their pages, also on further slides', async ({
  page,
}) => {
  const release = await holdRequests(page, /\.css$/)
  await page.goto('/', { waitUntil: 'commit' })
  await waitForPreloaderEnd(page)
  await expect(page.locator('h1')).toHaveCount(0)
  release()
  await expectPage(page, '/')

  const slider = page.getByRole('region', { name: 'Introduction' })
  await slider.getByRole('link').last().click()
  await expectPage(page, '/about-FEZ')

  await page.getByRole('button', { name: 'Residents' }).hover()
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Resident incentives' }).click()
  await expectPage(page, '/preferences-incentives')
  for (const path of ['/residents', '/our-residenst', '/services'] as const) {
    await page.locator(`footer a[href="${path}"]`).click()
    await expectPage(page, path)
  }
  await page.goto('/about-armania')
  await expectPage(page, '/about-armania')
})

test('without scripts the links on ?lang=… open pages in that language, where the form says that it cannot be sent, and the map is a drawing', async ({
  page,
}) => {
  await page.goto('/services?lang=ru')
  await page.locator('footer').getByRole('link', { name: 'Контакты' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(
    page.getByText('Без JavaScript форму отправить нельзя. Напишите или позвоните нам.'),
  ).toBeVisible()
  await expect(page.locator('button[type=submit]')).toBeDisabled()
  const map = page.getByRole('region', { name: 'Карта' })
  await expect(map).toBeVisible()
  await expect(map.getByText('Загрузка…')).toBeHidden()
})
