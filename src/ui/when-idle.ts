/** How long a browser is left alone that does not say when it is idle, in milliseconds. */
const QUIET = 1000
/** How long the first page may take to be finished: a picture may hang. */
const PATIENCE = 3000

/** Settles when the first page is finished and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await finished()
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, QUIET)
  })
}

/** Settles when what the document names has come, its pictures too, or takes long. */
function finished(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true })
    setTimeout(resolve, PATIENCE)
  })
}
