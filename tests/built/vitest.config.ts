import { defineConfig } from 'vitest/config'

/** These tests run real processes on the result of `npm run build`. */
export default defineConfig({
  test: {
    include: ['tests/built/*.test.ts'],
    // No file changes what another one imports.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    chaiConfig: { truncateThreshold: 200 },
    expect: { poll: { timeout: 30_000 } },
  },
})
