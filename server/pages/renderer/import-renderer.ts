import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Renderer from '../../../src/prerender/renderer.ts'

export async function importRenderer(file: string): Promise<typeof Renderer> {
  return (await import(pathToFileURL(resolve(file)).href)) as typeof Renderer
}
