import { LANGUAGES, PRODUCT_ROUTES } from '../support/product-routes.ts'
import { expect, test } from './support/site.ts'

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

test('without scripts each page can be read, and the preloader does not hide it', async ({
  page,
}) => {
  for (const [path, text] of Object.entries(TEXTS)) {
    await page.goto(path)
    await expect(page.locator('#preloader')).toBeHidden()
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByRole('main').getByRole('heading').last()).toBeVisible()
  }
})

test('without scripts the links open their pages, also on further slides', async ({ page }) => {
  await page.goto('/')
  const slider = page.getByRole('region', { name: 'Introduction' })
  await slider.getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the FEZ')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'More about the zone' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the FEZ')

  await page.getByRole('button', { name: 'Residents' }).hover()
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Resident incentives' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resident incentives')
  await page.locator('footer').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})

test('without scripts the links on ?lang=… open pages in that language, where the form says that it cannot be sent, and the map is a drawing', async ({
  page,
}) => {
  const words = {
    en: 'Without JavaScript the form cannot be sent. Please write to us or call.',
    ru: 'Без JavaScript форму отправить нельзя. Напишите или позвоните нам.',
    arm: 'Առանց JavaScript-ի ձևն ուղարկել հնարավոր չէ։ Գրեք կամ զանգահարեք մեզ։',
  }
  const contact = PRODUCT_ROUTES.find(({ path }) => path === '/contact')
  for (const { code, tag } of LANGUAGES) {
    await page.goto(`/services?lang=${code}`)
    await page
      .locator('footer')
      .getByRole('link', { name: contact?.[code] ?? '' })
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByRole('main').getByText(words[code])).toBeVisible()
    await expect(page.locator('button[type=submit]')).toBeDisabled()
  }
  await page.goto('/contact')
  const map = page.getByRole('region', { name: 'Map' })
  await expect(map).toBeVisible()
  await expect(map.getByText('Loading...')).toBeHidden()
})
