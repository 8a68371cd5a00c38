import { catalogsOf } from '../i18n/catalogs-of.ts'

/** The words of the template's controls; what its pages say is placeholder text, and English. */
export const demoCatalogs = catalogsOf(import.meta.glob('./locales/*.po'))
