/**
 * The window that HTML is parsed and sanitised with. Node has no window, so there
 * `src/prerender/html-window.ts` takes the place of this file (`imports` in package.json).
 */
export const htmlWindow = globalThis.window
