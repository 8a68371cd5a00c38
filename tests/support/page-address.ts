/** The address of the tests' page: vitest.config.ts. */
export const PAGE = 'http://localhost:4173/'
