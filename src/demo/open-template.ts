import type { PlaceholderHeadings } from '../frame/head/page-heading.ts'
import { addCatalogs } from '../i18n/active-language.ts'
import { catalogsOf } from '../i18n/catalogs.ts'
import { TEMPLATE_PAGES } from './template-pages.ts'

/** The words of the template's controls. The texts of its pages are placeholders, and English. */
const catalogs = catalogsOf(import.meta.glob('./locales/*.po'))

/** Loads the words of the template's controls and the headings of its pages, before one is shown. */
export async function openTemplate(): Promise<PlaceholderHeadings> {
  await addCatalogs(catalogs)
  return {
    headings: Object.fromEntries(TEMPLATE_PAGES.map(({ path, heading }) => [path, heading])),
  }
}
