/** The default of all tests: animations would take a fifth of their time. */
export const REDUCED_MOTION = { reducedMotion: 'reduce' } as const

/** For `test.use` in tests of animations. */
export const FULL_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
