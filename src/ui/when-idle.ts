/** The wait in browsers that do not say when they are idle. */
const QUIET_MS = 1000
/** The longest wait for the page to load: a picture may hang. */
const PATIENCE_MS = 3000

/** Resolves when the first page has loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await finished()
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, QUIET_MS)
  })
}

/** Resolves when, besides, the tab is in front. */
export async function whenIdleInFront(): Promise<void> {
  await whenIdle()
  // A tab in the background has no frames.
  await new Promise(requestAnimationFrame)
}

function finished(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true })
    setTimeout(resolve, PATIENCE_MS)
  })
}
