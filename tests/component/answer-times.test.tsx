import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleContent } from '../support/content.ts'
import { main, renderSite } from '../support/dom/render-site.tsx'
import { messageForm } from './support/open-form.tsx'

test('answer times are those of the contact record', async () => {
  const contact = {
    ...sampleContent('contact-us'),
    answerTimes: '<h2>An answer in two days</h2>',
  }
  await renderSite('/contact', { responses: { 'contact-us': contact } })
  const expectations = main().getByRole('complementary', { name: 'What to expect' })
  expect(expectations).toHaveTextContent('An answer in two days')
})

test('a zone without answer times promises none', async () => {
  await renderSite('/contact', { responses: { 'contact-us': { phoneNumber: '+374 10 000 000' } } })
  expect(messageForm()).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/working day|no fee/)
})
