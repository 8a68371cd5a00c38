import type { HeadingsByPath } from '../frame/head/page-heading.ts'
import { byLanguage, type Catalog } from '../i18n/catalogs.ts'
import type { SiteLanguage } from '../i18n/site-language.ts'
import { placeholder } from './placeholder.ts'
import { TEMPLATE_PAGES } from './template-pages.ts'

// The messages of the template's controls. Its other texts are placeholders, in English only.
const catalogs = import.meta.glob<Catalog>('./locales/*.po', { eager: true })

/** Adds the messages, and returns the headings, which a template page needs before it is shown. */
export function openTemplate(siteLanguage: SiteLanguage): HeadingsByPath {
  siteLanguage.addMessages(byLanguage(catalogs, ({ messages }) => messages))
  return {
    headings: Object.fromEntries(
      TEMPLATE_PAGES.map(({ path, heading }) => [path, placeholder(heading)]),
    ),
  }
}
