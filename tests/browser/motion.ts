/**
 * The default of all tests. Animations would redraw the page 60 times a second, a fifth of the
 * total time.
 */
export const AT_REST = { reducedMotion: 'reduce' } as const

/** For `test.use` in tests of animations. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
