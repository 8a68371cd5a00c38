import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Renderer from '../../src/prerender/prerender.tsx'
import { standInForBrowser } from './document-globals.ts'

/** The built renderer, in a process that has the globals of a browser from now on. */
export async function loadRenderer(file: string, siteUrl: string): Promise<typeof Renderer> {
  standInForBrowser(siteUrl)
  return (await import(pathToFileURL(resolve(file)).href)) as typeof Renderer
}
