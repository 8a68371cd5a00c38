import { lazyPart } from '../../lazy-part.ts'

/** The template's pages, whose code few visitors need. */
export const template = lazyPart(() => import('./-template-pages.tsx'))

export const HomeVariant = template.component((pages) => pages.HomeVariant)
export const PagedPosts = template.component((pages) => pages.PagedPosts)
