import type { PlaceholderHeadings } from '../frame/head/page-heading.ts'
import { addCatalogs } from '../i18n/active-language.ts'
import { demoCatalogs } from './catalogs.ts'
import { TEMPLATE_PAGES } from './template-pages.ts'

/** What the template's pages need before one is shown: the words of their controls, their headings. */
export async function openTemplate(): Promise<PlaceholderHeadings> {
  await addCatalogs(demoCatalogs)
  return {
    headings: Object.fromEntries(TEMPLATE_PAGES.map(({ path, heading }) => [path, heading])),
  }
}
