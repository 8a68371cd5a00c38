import type { HeadingsByPath } from '../frame/head/page-heading.ts'
import { addMessages } from '../i18n/active-language.ts'
import { byLanguage, type Catalog } from '../i18n/catalogs.ts'
import { placeholder } from './placeholder.ts'
import { TEMPLATE_PAGES } from './template-pages.ts'

// The messages of the template's controls. Its other texts are placeholders, in English only.
const catalogs = import.meta.glob<Catalog>('./locales/*.po', { eager: true })
addMessages(byLanguage(catalogs, ({ messages }) => messages))

/** Returns the headings, which a template page needs before it is shown. */
export function openTemplate(): HeadingsByPath {
  return {
    headings: Object.fromEntries(
      TEMPLATE_PAGES.map(({ path, heading }) => [path, placeholder(heading)]),
    ),
  }
}
