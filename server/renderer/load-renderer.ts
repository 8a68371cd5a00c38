import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Renderer from '../../src/prerender/prerender.tsx'
import { standInForBrowser } from './document-globals.ts'

/** Imports the built renderer. It needs a browser's globals, which stay in this process. */
export async function loadRenderer(file: string, siteUrl: string): Promise<typeof Renderer> {
  standInForBrowser(siteUrl)
  return (await import(pathToFileURL(resolve(file)).href)) as typeof Renderer
}
