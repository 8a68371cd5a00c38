import { sanitizeArticle as article, sanitizeHtml as html } from '../../src/html/sanitize-html.ts'
import { PAGE } from './page-address.ts'

/** Sanitises a text as the page at the tests' address does. */
export const sanitizeHtml = (text: string) => html(text, PAGE)
export const sanitizeArticle = (text: string, idsFrom?: string) => article(text, PAGE, idsFrom)
