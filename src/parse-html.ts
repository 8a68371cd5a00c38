import { htmlWindow } from '#html-window'

/** A document lets no second policy have the same name. */
let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined

/**
 * Declares HTML safe to be parsed or shown, which the site's policy asks for. React and the DOM take the
 * result for a string.
 */
export function trustedHtml(html: string): string {
  // A name of our own, because another script may have taken that of a library.
  policy ??= htmlWindow.trustedTypes?.createPolicy('fez-html', {
    createHTML: (trusted: string) => trusted,
  })
  return policy ? (policy.createHTML(html) as unknown as string) : html
}

/**
 * Parses HTML, safe or not, in a document of its own, in which nothing runs or loads. What it returns is not
 * in that document: a name in the HTML would hide one of its methods, and Chromium would report each style
 * sheet and base under the site's policy.
 */
export function parseHtml(html: string): HTMLElement {
  const body = htmlWindow.document.implementation.createHTMLDocument().createElement('body')
  body.innerHTML = trustedHtml(html)
  return body
}
