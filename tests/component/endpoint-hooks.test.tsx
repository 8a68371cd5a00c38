import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAboutPage } from '../../src/api/about-page.ts'
import { ALL_ENDPOINTS } from '../../src/api/all-endpoints.ts'
import { useBecomeResidentPage } from '../../src/api/become-resident-page.ts'
import { useContactUs } from '../../src/api/contact-us.ts'
import { useHomePage } from '../../src/api/home-page.ts'
import { useMetaTags } from '../../src/api/meta-tags.ts'
import { useNavbarData } from '../../src/api/navbar-data.ts'
import { useOurResidentsPage } from '../../src/api/our-residents-page.ts'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import { useResidentIncentivesPage } from '../../src/api/resident-incentives-page.ts'
import { useServicePage } from '../../src/api/service-page.ts'
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
  const { query, readResponse } = ALL_ENDPOINTS[call]
  const record = readResponse({ payload: sampleContent(call) })
  client.setQueryData(query.queryKey, record)
  const { result } = renderHook(HOOKS[call], {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  expect(result.current).toBe(record)
})
