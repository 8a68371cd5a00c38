import type { Settings } from '../settings/settings.ts'
import { Backend } from './backend.ts'
import { backendSource } from './backend-source.ts'
import type { ContentSource } from './content-source.ts'
import { fileSource } from './file-source.ts'

/** Holds the content calls' JSON files and `media/`, if there is no backend. */
export const CONTENT_FOLDER = 'content'

/** Reads from CONTENT_API, or else from VITE_API_BASE, or else from the files in `folder`. */
export function createContentSource(
  {
    apiBase,
    contentApi,
    contentApiToken,
    contentTimeoutS,
  }: Pick<Settings, 'apiBase' | 'contentApi' | 'contentTimeoutS'> & Partial<Settings>,
  siteUrl: URL,
  folder = CONTENT_FOLDER,
): ContentSource {
  if (contentApi) return backendSource(new Backend(contentApi, contentTimeoutS, contentApiToken))
  if (apiBase === '/') return fileSource(folder)
  return backendSource(new Backend(new URL(apiBase, siteUrl), contentTimeoutS))
}
