import type { PlaceholderHeadings } from '../frame/head/page-heading.ts'
import { addCatalogs } from '../i18n/active-language.ts'
import { catalogsOf } from '../i18n/catalogs.ts'
import { TEMPLATE_PAGES } from './template-pages.ts'

/** The words of the template's controls; what its pages say is placeholder text, and English. */
const catalogs = catalogsOf(import.meta.glob('./locales/*.po'))

/** What the template's pages need before one is shown: the words of their controls, their headings. */
export async function openTemplate(): Promise<PlaceholderHeadings> {
  await addCatalogs(catalogs)
  return {
    headings: Object.fromEntries(TEMPLATE_PAGES.map(({ path, heading }) => [path, heading])),
  }
}
