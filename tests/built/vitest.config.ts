import { defineConfig } from 'vitest/config'

/** Tests of what `npm run build` has made, with real processes: the build comes first. */
export default defineConfig({
  test: {
    include: ['tests/built/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
