import type { Settings } from '../platform/settings/settings.ts'
import { Backend } from './backend.ts'
import { backendSource } from './backend-source.ts'
import type { ContentSource } from './content-source.ts'
import { CONTENT_FOLDER, fileSource } from './file-source.ts'

/** Reads from the backend, or else from VITE_API_BASE, or else from the files in `folder`. */
export function createContentSource(
  backend: Backend | undefined,
  { apiBase, contentTimeoutS }: Pick<Settings, 'apiBase' | 'contentTimeoutS'>,
  siteUrl: URL,
  folder = CONTENT_FOLDER,
): ContentSource {
  if (backend) return backendSource(backend)
  if (apiBase === '/') return fileSource(folder)
  return backendSource(new Backend(new URL(apiBase, siteUrl), contentTimeoutS))
}
