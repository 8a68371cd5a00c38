import { addCatalogs } from '../i18n/active-language.ts'
import { demoCatalogs } from './catalogs.ts'
import { TEMPLATE_PAGES } from './template-pages.ts'

/** What a template page needs before it can be shown: the words of its controls, and its heading. */
export async function openTemplate(path: string): Promise<{ placeholder: string } | undefined> {
  await addCatalogs(demoCatalogs)
  const page = TEMPLATE_PAGES.find((one) => one.path === path)
  return page && { placeholder: page.heading }
}
