import { beforeEach, expect, test, vi } from 'vitest'
import { contactUs } from '../../../src/api/contact-us.ts'
import type { ContentRecord } from '../../../src/api/content-record.ts'
import { createQueryClient } from '../../../src/api/query-client.ts'
import { servicePage } from '../../../src/api/service-page.ts'
import { startContent } from '../../../src/api/start-content.ts'
import {
  areAsWritten,
  holdWrittenRecords,
  WRITTEN_RECORDS_ID,
  writtenRecords,
} from '../../../src/api/written-records.ts'
import { StandIn } from '../../../src/i18n/content-text.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { localize } from '../../../src/i18n/localized.ts'
import { sampleContent, startBackend, UNREACHABLE } from '../../support/backend.ts'

const RECORDS = [contactUs, servicePage] as ContentRecord[]

beforeEach(() => {
  document.body.replaceChildren()
})

/** A store as it is in a visit that begins with a page written in `language`. */
function openWritten(
  language: Language,
  tag: string,
  services = sampleContent('get-service-page'),
) {
  const server = createQueryClient()
  for (const record of RECORDS) {
    const payload = record.queryKey[1] === 'contact-us' ? sampleContent('contact-us') : services
    server.setQueryData(record.queryKey, record.readAnswer({ payload }))
  }
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = WRITTEN_RECORDS_ID
  element.textContent = writtenRecords(server, RECORDS, language)
  document.body.append(element)
  document.documentElement.lang = tag

  const store = createQueryClient()
  holdWrittenRecords(store)
  return { server, store }
}

test.each([
  ['en', 'en'],
  ['ru', 'ru'],
  ['arm', 'hy'],
] as const)('what a page in %s was written with is held, and reads as it did', (language, tag) => {
  const { server, store } = openWritten(language, tag)
  for (const { queryKey } of RECORDS) {
    const held = store.getQueryData(queryKey)
    expect(localize(held, language)).toEqual(localize(server.getQueryData(queryKey), language))
    // In a language that the page did not bring, its own stands in.
    expect(localize(held, language === 'ru' ? 'arm' : 'ru')).toEqual(localize(held, language))
  }
})

test('a text that stood in for another language is held as one, also within a list', () => {
  const { server, store } = openWritten('ru', 'ru', {
    description: 'English',
    serviceItems: [{ title: 'One', ru_title: 'Один' }, { title: 'Two' }],
  })
  const held = localize(store.getQueryData(servicePage.queryKey), 'ru')
  expect(held).toEqual(localize(server.getQueryData(servicePage.queryKey), 'ru'))
  expect(held?.description).toEqual(new StandIn('English'))
  expect(held?.services?.map(({ title }) => title)).toEqual(['Один', new StandIn('Two')])
})

test('a written record does not count as fetched: the backend is asked once, and its answer wins', async () => {
  const { store } = openWritten('en', 'en')
  const backend = startBackend({ 'contact-us': { phoneNumber: '+374 99 00 00 00' } })
  await startContent(store, [])
  await startContent(store, [])
  expect(backend.asked.filter((call) => call === 'contact-us')).toHaveLength(1)
  expect(store.getQueryData(contactUs.queryKey)?.phone).toBe('+374 99 00 00 00')
})

test('a written record stays where its call fails, and goes where the backend has it no longer', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { server, store } = openWritten('en', 'en')
  startBackend({ 'contact-us': UNREACHABLE, 'get-service-page': null })
  await startContent(store, [])
  expect(store.getQueryData(contactUs.queryKey)?.phone).toBe(
    server.getQueryData(contactUs.queryKey)?.phone,
  )
  expect(store.getQueryData(servicePage.queryKey)).toBeNull()
})

test('a record is as it was written until the backend answers otherwise', async () => {
  const { store } = openWritten('ru', 'ru')
  expect(areAsWritten(store, RECORDS, 'ru')).toBe(true)
  startBackend()
  await startContent(store, RECORDS)
  expect(areAsWritten(store, RECORDS, 'ru')).toBe(true)
})

test('a record that the backend has changed is not as it was written, others are', async () => {
  const { store } = openWritten('en', 'en')
  startBackend({ 'contact-us': { phoneNumber: '+374 99 00 00 00' } })
  await startContent(store, [])
  expect(areAsWritten(store, RECORDS, 'en')).toBe(false)
  expect(areAsWritten(store, [servicePage] as ContentRecord[], 'en')).toBe(true)
})

test('a page that was not written brings nothing', () => {
  const store = createQueryClient()
  holdWrittenRecords(store)
  expect(store.getQueryCache().getAll()).toEqual([])
  expect(areAsWritten(store, [], 'en')).toBe(false)
})
