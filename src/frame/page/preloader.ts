/** How long the preloader is shown, from its first frame (specification, section 4). */
const PRELOADER_MS = 1500
/** How long before that end the page is drawn beneath the preloader. */
const DRAWING_MS = 250

/**
 * Keeps the focus out of the page while the preloader covers it, and removes the preloader when its
 * animation has ended. `index.html` alone shows and hides it, so that it works before any script
 * runs, and if none does.
 */
export async function removePreloaderAtItsEnd(): Promise<void> {
  const preloader = document.getElementById('preloader')
  const root = document.getElementById('root')
  // In Safari 16 the page is not made inert: content in a container of container queries would stay
  // unusable. The site recognises Safari 16 by a feature that it lacks.
  root?.toggleAttribute('inert', Boolean(preloader) && CSS.supports('text-wrap: balance'))
  await Promise.allSettled((preloader?.getAnimations() ?? []).map(({ finished }) => finished))
  preloader?.remove()
  root?.removeAttribute('inert')
}

/** Resolves before the preloader ends, when the page must be drawn even if parts are missing. */
export function timeToDraw(): Promise<void> {
  const [end] = document.getElementById('preloader')?.getAnimations() ?? []
  // The animation's time starts at the preloader's first frame, which is late on a slow device.
  const stood = Number(end?.currentTime ?? 0)
  return new Promise((resolve) => setTimeout(resolve, PRELOADER_MS - DRAWING_MS - stood))
}
