/** The default of all tests: animations would take a fifth of their time. */
export const AT_REST = { reducedMotion: 'reduce' } as const

/** For `test.use` in tests of animations. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
