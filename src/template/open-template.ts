import type { HeadingsByPath } from '../frame/head/use-page-heading.ts'
import { addCatalogs } from '../i18n/active-language.ts'
import { catalogsFromGlob } from '../i18n/catalogs.ts'
import { placeholder } from './placeholder.ts'
import { TEMPLATE_PAGES } from './template-pages.ts'

/** The messages of the template's controls. Its other texts are placeholders, in English only. */
const catalogs = catalogsFromGlob(import.meta.glob('./locales/*.po'))

/** Loads what a template page needs before it is shown: messages of controls, and headings. */
export async function openTemplate(): Promise<HeadingsByPath> {
  await addCatalogs(catalogs)
  return {
    headings: Object.fromEntries(
      TEMPLATE_PAGES.map(({ path, heading }) => [path, placeholder(heading)]),
    ),
  }
}
