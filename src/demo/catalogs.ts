import type { Catalogs } from '../i18n/active-language.ts'

/** The words of the template's controls; what its pages say is placeholder text, and English. */
export const demoCatalogs: Catalogs = {
  en: () => import('./locales/en.po'),
  ru: () => import('./locales/ru.po'),
  arm: () => import('./locales/hy.po'),
}
