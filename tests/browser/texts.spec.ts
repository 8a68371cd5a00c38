import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { linkSiteOfTexts, PAGE_OF_TEXTS, TEXTS, textsOfEditors } from '../support/site-of-texts.ts'
import { serveSite } from '../support/start-server.ts'
import { choose } from './support/choose-language.ts'
import { expect, open, test } from './support/site.ts'

const textsOn = (page: Page) =>
  page.locator(TEXTS).evaluateAll((texts) => texts.map((text) => text.innerHTML.trim()))

// tests/engines has the same for the other browsers.
test('texts of editors are the same however a page has come', async ({ page, pageErrors }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fez-texts-'))
  await linkSiteOfTexts(folder, ['/services', PAGE_OF_TEXTS])
  await using site = await serveSite(folder)

  await open(page, new URL(PAGE_OF_TEXTS, site.address).href)
  const prerendered = await textsOn(page)
  expect(prerendered).toHaveLength(textsOfEditors.length)

  await open(page, new URL('/services', site.address).href)
  await page.getByRole('link', { name: 'Our residents' }).last().click()
  await expect(page.locator(TEXTS)).toHaveCount(textsOfEditors.length)
  expect(await textsOn(page)).toEqual(prerendered)

  await choose(page, 'Русский')
  await expect(page.getByRole('heading', { name: 'Текст № 0' })).toBeVisible()
  expect(await textsOn(page)).toEqual(prerendered)
  expect(pageErrors.filter((error) => error.includes('Content Security Policy'))).toEqual([])
  await rm(folder, { recursive: true })
})
