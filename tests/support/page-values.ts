import type { PageValues } from '../../src/router/site-context.ts'

/** The address of the tests' page: vitest.config.ts. */
export const PAGE = 'http://localhost:4173/'

/** What a page says whose server says nothing. */
export const PAGE_VALUES: PageValues = {
  origin: new URL(PAGE).origin,
  siteUrl: new URL(PAGE).origin,
  serverFacts: {},
}
