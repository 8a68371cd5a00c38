/** How every test begins: what moves is drawn anew sixty times a second, at a fifth of the whole time. */
export const AT_REST = { reducedMotion: 'reduce' } as const

/** For `test.use`, where a test is about what moves. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
