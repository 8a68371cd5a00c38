import { htmlWindow } from '#html-window'
import DOMPurify from 'dompurify'
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  EMBEDDED_ELEMENTS,
  READ_ATTRIBUTES,
  RENAMED_ELEMENTS,
} from './allowed-html.ts'
import { anchorHeadings } from './anchor-headings.ts'
import { isNestedTooDeep } from './is-nested-too-deep.ts'
import { keepFiguresWhole } from './keep-figures-whole.ts'
import { prefixLinkTargets } from './link-targets.ts'
import { parseHtml, trustedHtml } from './parse-html.ts'
import { setStylesAside } from './read-style-property.ts'
import { replaceNoBreakSpaces } from './replace-no-break-spaces.ts'
import { tidyHtml } from './tidy-html.ts'

const purifier = DOMPurify(htmlWindow)
purifier.setConfig({
  // Elements and attributes that are only read are replaced or removed when the text is tidied.
  ALLOWED_TAGS: [
    ...ALLOWED_ELEMENTS,
    ...EMBEDDED_ELEMENTS,
    ...Object.keys(RENAMED_ELEMENTS),
    'body',
    'source',
  ],
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES, ...READ_ATTRIBUTES],
  // DOMPurify would take a style for an address.
  ADD_URI_SAFE_ATTR: ['data-style'],
  // These are the comments on cells of LibreOffice Calc, and Word's notes about itself.
  ADD_FORBID_CONTENTS: ['comment', 'xml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // No name of content is kept, so none can hide a property of the document.
  SANITIZE_DOM: false,
  IN_PLACE: true,
  // It parses nothing, so it needs no policy of its own.
  TRUSTED_TYPES_POLICY: null,
})

/**
 * HTML from content, safe and tidied. Its links follow the rules of `parse-address.ts`. HTML that is nested
 * too deep becomes plain text.
 *
 * @param page the address of the page that shows it
 */
export function sanitizeHtml(html: string, page: string): string {
  return trustedHtml(tidied(html, page, false).innerHTML)
}

/**
 * The same for the long text of a page, whose headings and link targets get ids.
 *
 * @param idsFrom the English HTML of the text. If it has the same headings, they have the same ids.
 */
export function sanitizeArticle(html: string, page: string, idsFrom = html) {
  const body = tidied(html, page, true)
  const headings = anchorHeadings(body, idsFrom === html ? body : tidied(idsFrom, page, true))
  return { html: trustedHtml(body.innerHTML), headings }
}

function tidied(html: string, page: string, hasTargets: boolean): HTMLElement {
  const body = parseHtml(
    isNestedTooDeep(html) ? html.replace(/<[^<>]*>/g, ' ') : setStylesAside(html),
  )
  purifier.sanitize(body)
  prefixLinkTargets(body, hasTargets)
  replaceNoBreakSpaces(body)
  tidyHtml(body, page)
  keepFiguresWhole(body)
  return body
}
