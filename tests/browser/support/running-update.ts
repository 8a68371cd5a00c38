import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { PRODUCT_ROUTES } from '../../support/product-routes.ts'
import { choose } from './choose-language.ts'
import { expect } from './site.ts'

export async function readPage(address: string): Promise<string> {
  return (await fetch(address)).text()
}

export async function expectPagesAndLanguages(page: Page): Promise<void> {
  for (const { path, en } of PRODUCT_ROUTES) {
    const link = page.locator('footer').locator(`a[href="${path}"]`)
    if ((await link.count()) === 0) continue
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en)
  }
  for (const [name, heading] of [
    ['Русский', 'Контакты'],
    ['Հայերեն', 'Կապ'],
  ] as const) {
    await choose(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
}

export async function assetsOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text()
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path = '']) => path)
}

/** Makes twenty requests a second until `done`, and returns the statuses of their answers. */
export async function statusesUntil(
  done: Promise<unknown>,
  address: string,
  assets: string[],
): Promise<Set<number>> {
  const paths = ['', 'services', 'contact?lang=ru', 'fez/navbar-data', 'favicon.svg', ...assets]
  const statuses = new Set<number>()
  const end = new AbortController()
  void done.finally(() => {
    end.abort()
  })
  const asked: Promise<unknown>[] = []
  while (!end.signal.aborted) {
    const path = paths[asked.length % paths.length] ?? ''
    asked.push(fetch(address + path).then(({ status }) => statuses.add(status)))
    await setTimeout(50)
  }
  await Promise.all(asked)
  return statuses
}
