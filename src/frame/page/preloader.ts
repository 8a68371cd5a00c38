/** How long the preloader stands, in milliseconds from its first frame (specification, section 4). */
const PRELOADER_TIME = 1500
/** What of that time the first page gets to be drawn in, beneath it. */
const DRAWING_TIME = 250

/**
 * What lies beneath takes no focus while the preloader stands.
 *
 * The preloader is drawn and ended by index.html alone, so that it is there before any script and
 * goes whatever happens to one. Its remains are taken out of the document once it has ended.
 */
export async function removePreloaderAtItsEnd(): Promise<void> {
  const preloader = document.getElementById('preloader')
  const root = document.getElementById('root')
  // Safari 16 would not give back what stands in a container of container queries: it is told by what
  // it does not know.
  root?.toggleAttribute('inert', Boolean(preloader) && CSS.supports('text-wrap: balance'))
  await Promise.allSettled((preloader?.getAnimations() ?? []).map(({ finished }) => finished))
  preloader?.remove()
  root?.removeAttribute('inert')
}

/** Settles when the page must be drawn, with what there is, to be finished when the preloader goes. */
export function timeToDraw(): Promise<void> {
  const [end] = document.getElementById('preloader')?.getAnimations() ?? []
  // The animation counts from the preloader's first frame, which a slow page shows late.
  const stood = Number(end?.currentTime ?? 0)
  return new Promise((resolve) => setTimeout(resolve, PRELOADER_TIME - DRAWING_TIME - stood))
}
