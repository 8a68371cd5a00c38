import { lazyPart } from '../../lazy-part.ts'

export type Sanitizer = typeof import('../../html/sanitize-html.ts')

/** The sanitiser is as large as the rest of a page's code. A prerendered page is shown without it. */
export const sanitizer = lazyPart(() => import('../../html/sanitize-html.ts'))
