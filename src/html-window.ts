/**
 * The window whose parser reads HTML and in which it is made safe. In Node, where there is none,
 * `src/prerender/html-window.ts` takes the place of this file (`imports` in package.json).
 */
export const htmlWindow = globalThis.window
