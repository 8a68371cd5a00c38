import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  EDITORS_TEXT,
  editorsTexts,
  linkSiteOfEditorsTexts,
  PAGE_OF_EDITORS_TEXTS,
} from '../support/site-of-editors-texts.ts'
import { serveSite } from '../support/start-server.ts'
import { choose } from './support/choose-language.ts'
import { expect, open, test } from './support/site.ts'

const textsOn = (page: Page) =>
  page.locator(EDITORS_TEXT).evaluateAll((texts) => texts.map((text) => text.innerHTML.trim()))

// tests/engines has the same for the other browsers.
test('texts of editors are the same however a page has come', async ({ page, pageErrors }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fez-texts-'))
  await linkSiteOfEditorsTexts(folder, ['/services', PAGE_OF_EDITORS_TEXTS])
  await using site = await serveSite(folder)

  await open(page, new URL(PAGE_OF_EDITORS_TEXTS, site.address).href)
  const prerendered = await textsOn(page)
  expect(prerendered).toHaveLength(editorsTexts.length)

  await open(page, new URL('/services', site.address).href)
  await page.getByRole('link', { name: 'Our residents' }).last().click()
  await expect(page.locator(EDITORS_TEXT)).toHaveCount(editorsTexts.length)
  expect(await textsOn(page)).toEqual(prerendered)

  await choose(page, 'Русский')
  await expect(page.getByRole('heading', { name: 'Текст № 0' })).toBeVisible()
  expect(await textsOn(page)).toEqual(prerendered)
  expect(pageErrors.filter((error) => error.includes('Content Security Policy'))).toEqual([])
  // A server may write into its folder until it has ended.
  await site.stop()
  await rm(folder, { recursive: true })
})
