import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ALL_ENDPOINTS } from '../../src/api/all-endpoints.ts'
import {
  useAboutPage,
  useBecomeResidentPage,
  useContactUs,
  useHomePage,
  useMetaTags,
  useNavbarData,
  useOurResidentsPage,
  useResidentIncentivesPage,
  useServicePage,
} from '../../src/api/hooks.ts'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import { readResponse, recordQuery } from '../../src/api/records/record-query.ts'
import { CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { sampleContent } from '../support/content.ts'

const HOOKS: Record<ContentCall, () => unknown> = {
  'navbar-data': useNavbarData,
  'contact-us': useContactUs,
  'get-home-page': useHomePage,
  'get-service-page': useServicePage,
  'get-our-residents-page': useOurResidentsPage,
  'get-about-page': useAboutPage,
  'get-become-resident-page': useBecomeResidentPage,
  'get-resident-incentives-page': useResidentIncentivesPage,
  'meta-tags': useMetaTags,
}

test.each(CONTENT_CALLS)('the hook of %s reads the record of this call', (call) => {
  const client = createQueryClient()
  const endpoint = ALL_ENDPOINTS[call]
  const record = readResponse(endpoint, { payload: sampleContent(call) })
  client.setQueryData(recordQuery(endpoint).queryKey, record)
  const { result } = renderHook(HOOKS[call], {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  expect(result.current).toBe(record)
})
