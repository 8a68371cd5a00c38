import { installBrowserGlobals } from './browser-globals.ts'

export { listRoutes } from './list-routes.ts'

/** Loads the site's modules, which need a browser's globals when they are imported. */
export async function loadPrerenderer(siteUrl: string, htmlTag?: string) {
  installBrowserGlobals(siteUrl, htmlTag)
  return import('./prerender.tsx')
}
