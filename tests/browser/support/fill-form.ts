import type { Page } from '@playwright/test'

/** Fills in the contact form in English. */
export async function fillForm(page: Page): Promise<void> {
  const values = {
    'First Name': 'Անի',
    'Last Name': 'Grigoryan',
    Email: 'ani@example.am',
    'Phone Number': '+37410000000',
    Message: 'We make sensors and need 600 square metres.',
  }
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}
