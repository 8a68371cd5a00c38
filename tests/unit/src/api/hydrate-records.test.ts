import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { expect, test, vi } from 'vitest'
import { contactUs } from '../../../../src/api/contact-us.ts'
import { DEHYDRATED_RECORDS_ID, hydrateRecords } from '../../../../src/api/hydrate-records.ts'
import { navbarData } from '../../../../src/api/navbar-data.ts'
import { useHasRecord } from '../../../../src/api/records/has-record.ts'
import { createQueryClient } from '../../../../src/api/records/query-client.ts'
import { readResponse, recordQuery } from '../../../../src/api/records/record-query.ts'
import { requestAllRecords } from '../../../../src/api/request-records.ts'
import { servicePage } from '../../../../src/api/service-page.ts'
import type { ContentEndpoint } from '../../../../src/api/wire/content-endpoint.ts'
import { ContentHtml, ForeignText } from '../../../../src/i18n/content-text.ts'
import { localize } from '../../../../src/i18n/localized.ts'
import { CONTENT_CALLS } from '../../../../src/isomorphic/calls.ts'
import { dehydrateRecords } from '../../../../src/prerender/dehydrate-records.ts'
import { sampleContent } from '../../../support/content.ts'
import { stubBackend } from '../../../support/dom/stub-backend.ts'
import { UNREACHABLE } from '../../../support/faults.ts'

const RECORDS = [contactUs, navbarData, servicePage] as ContentEndpoint[]

/** The store of a visit that begins with a page prerendered in `language`. */
function openPrerendered(language: 'en' | 'ru', services = sampleContent('get-service-page')) {
  const server = createQueryClient()
  for (const record of RECORDS) {
    const payload = record.call === 'get-service-page' ? services : sampleContent(record.call)
    server.setQueryData(recordQuery(record).queryKey, readResponse(record, { payload }))
  }
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = DEHYDRATED_RECORDS_ID
  element.textContent = dehydrateRecords(server, language, { whole: RECORDS })
  document.body.append(element)
  document.documentElement.lang = language

  const store = createQueryClient()
  hydrateRecords(store)
  return { server, store }
}

// tests/isolated/hydration.test.tsx has the records of all pages.
test('a text that replaces a missing translation is kept as such', () => {
  const { server, store } = openPrerendered('ru', {
    description: 'English',
    serviceItems: [{ title: 'One', ru_title: 'Один' }, { title: 'Two' }],
  })
  const held = localize(store.getQueryData(recordQuery(servicePage).queryKey), 'ru')
  expect(held).toEqual(localize(server.getQueryData(recordQuery(servicePage).queryKey), 'ru'))
  expect(held?.description).toMatchObject({ text: 'English', language: 'en' })
  expect(held?.services?.map(({ title }) => title)).toEqual(['Один', new ForeignText('Two', 'en')])
})

test('HTML is hydrated as HTML', () => {
  const { store } = openPrerendered('en')
  const held = localize(store.getQueryData(recordQuery(servicePage).queryKey), 'en')
  expect(held?.description).toBeInstanceOf(ContentHtml)
})

test('texts in a language that the page did not bring are marked', () => {
  const { store } = openPrerendered('ru', {
    description: 'English',
    ru_description: 'Описание',
    ru_serviceItems: [{ title: 'Один' }],
    serviceItems: [{ title: 'One' }],
  })
  const held = localize(store.getQueryData(recordQuery(servicePage).queryKey), 'en')
  expect(held?.description).toMatchObject({ text: 'Описание', language: 'ru' })
  expect(held?.services?.map(({ title }) => title)).toEqual([new ForeignText('Один', 'ru')])
})

test('an address that the page did not bring in a language is not shown in it', () => {
  const { store } = openPrerendered('ru')
  const address = store.getQueryData(recordQuery(contactUs).queryKey)?.address
  expect([address?.in('ru'), address?.in('en')]).toEqual([
    expect.stringContaining('Ереван'),
    undefined,
  ])
})

test('a prerendered record does not count as loaded: the backend is called once', async () => {
  const { store } = openPrerendered('en')
  const backend = stubBackend({})
  await requestAllRecords(store)
  await requestAllRecords(store)
  expect(backend.calls.toSorted()).toEqual(CONTENT_CALLS.toSorted())
})

test('a prerendered record gives way to the backend’s, also to an empty one', async () => {
  const { store } = openPrerendered('en')
  const contact = { phoneNumber: '+374 99 00 00 00' }
  stubBackend({ 'contact-us': contact, 'get-service-page': null })
  await requestAllRecords(store)
  expect(store.getQueryData(recordQuery(contactUs).queryKey)?.phone).toBe(contact.phoneNumber)
  expect(store.getQueryData(recordQuery(servicePage).queryKey)).toBeNull()
})

test('a prerendered record stays if its call fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store } = openPrerendered('en')
  stubBackend({ 'navbar-data': UNREACHABLE })
  await requestAllRecords(store)
  const { callNowNumber } = store.getQueryData(recordQuery(navbarData).queryKey) ?? {}
  expect(callNowNumber).toBe(sampleContent('navbar-data').callNowNumber)
})

test.each([
  ['there', sampleContent('get-service-page')],
  ['empty', null],
])('of a record that is only listed, the page says that it is %s', async (state, payload) => {
  const server = createQueryClient()
  server.setQueryData(recordQuery(servicePage).queryKey, readResponse(servicePage, { payload }))
  document.body.innerHTML = `<script type="application/json" id="${DEHYDRATED_RECORDS_ID}">${dehydrateRecords(server, 'en', { whole: [], flagged: [servicePage] })}</script>`
  const store = createQueryClient()
  hydrateRecords(store)
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client: store }, children)
  const { result } = renderHook(() => useHasRecord(servicePage), { wrapper })
  expect(result.current, 'the page says that the record is there').toBe(state === 'there')
  expect(store.getQueryData(recordQuery(servicePage).queryKey)).toBe(
    state === 'there' ? undefined : null,
  )

  stubBackend({ 'get-service-page': null })
  await act(() => requestAllRecords(store))
  // The query client tells the hook later.
  await expect.poll(() => result.current).toBe(false)
})

test('a page that was not prerendered brings no records', () => {
  const store = createQueryClient()
  hydrateRecords(store)
  expect(store.getQueryCache().getAll()).toEqual([])
})
