/** From the preloader's first frame (specification, section 4). */
const PRELOADER_MS = 1500
/** The part of that time in which the first page is drawn below it. */
const DRAWING_MS = 250

/**
 * Keeps focus out of the page while the preloader covers it, and removes the preloader at its end.
 * index.html alone draws and ends it, so that it works before, and without, any script.
 */
export async function removePreloaderAtItsEnd(): Promise<void> {
  const preloader = document.getElementById('preloader')
  const root = document.getElementById('root')
  // Safari 16 does not make content in a query container usable again. It is recognised by a
  // feature that it lacks.
  root?.toggleAttribute('inert', Boolean(preloader) && CSS.supports('text-wrap: balance'))
  await Promise.allSettled((preloader?.getAnimations() ?? []).map(({ finished }) => finished))
  preloader?.remove()
  root?.removeAttribute('inert')
}

/** Resolves when the page must be drawn as it is, to be finished when the preloader ends. */
export function timeToDraw(): Promise<void> {
  const [end] = document.getElementById('preloader')?.getAnimations() ?? []
  // The animation counts from the preloader's first frame, which a slow page shows late.
  const stood = Number(end?.currentTime ?? 0)
  return new Promise((resolve) => setTimeout(resolve, PRELOADER_MS - DRAWING_MS - stood))
}
