/// <reference types="vite/client" />
/// <reference types="trusted-types" />

interface ImportMetaEnv {
  readonly SITE_URL?: string
  readonly VITE_API_BASE?: string
  readonly VITE_MEDIA_BASE?: string
  readonly VITE_ABOUT_ARMENIA_URL?: string
  readonly VITE_INVESTMENT_URL?: string
  readonly VITE_GOOGLE_MAPS_KEY?: string
  readonly VITE_GOOGLE_MAPS_MAP_ID?: string
}

/** For the inline scripts: the BCP 47 tag of each language, by its code and its tag. */
declare const LANGUAGE_TAGS: Record<string, string>
/** For the inline scripts: the built file of each catalog, by its tag. Development has none. */
declare const CATALOG_FILES: Record<string, string>

/** Chromium's, and missing in TypeScript's types. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  readonly deviceMemory?: number
}

/** In development: a catalog was saved, and this site may show its language (`hot-catalogs.ts`). */
interface WindowEventMap {
  'catalog-saved': CustomEvent<{ tag: string; messages: import('@lingui/core').Messages }>
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
