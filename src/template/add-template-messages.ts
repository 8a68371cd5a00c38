import { byLanguage, type Catalog } from '../i18n/catalogs.ts'
import type { SiteLanguage } from '../i18n/site-language.ts'

// The messages of the template's controls. Its other texts are placeholders, in English only.
const catalogs = import.meta.glob<Catalog>('./locales/*.po', { eager: true })

/** Adds the messages, which a template page needs before it is shown. */
export function addTemplateMessages(siteLanguage: SiteLanguage): void {
  siteLanguage.addMessages(byLanguage(catalogs, ({ messages }) => messages))
}
