import type { Settings } from '../platform/settings/settings.ts'
import { Backend, createBackend } from './backend.ts'
import { backendSource, publicBackendSource } from './backend-source.ts'
import type { ContentSource } from './content-source.ts'
import { fileSource } from './file-source.ts'

/** Reads from the backend, or else from VITE_API_BASE, or else from the files of the content's folder. */
export function createContentSource(settings: Settings): ContentSource {
  const { apiBase, contentFolder, contentTimeoutS, siteUrl } = settings
  const backend = createBackend(settings)
  if (backend) return backendSource(backend)
  if (apiBase === '/') return fileSource(contentFolder)
  return publicBackendSource(new Backend(new URL(apiBase, siteUrl), contentTimeoutS))
}
