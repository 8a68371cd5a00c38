/** In milliseconds, for browsers that do not tell when they are idle. */
const QUIET = 1000
/** In milliseconds: a picture may hang. */
const PATIENCE = 3000

/** Resolves when the first page has loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await finished()
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, QUIET)
  })
}

function finished(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true })
    setTimeout(resolve, PATIENCE)
  })
}
