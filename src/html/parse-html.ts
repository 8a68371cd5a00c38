import { htmlWindow } from '#html-window'

/** A document allows only one policy of each name. */
let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined

/**
 * Declares HTML safe to be parsed or shown, as the site's policy demands. React and the DOM take the result
 * for a string.
 */
export function trustedHtml(html: string): string {
  // The name is our own, because another script may have taken a library's.
  policy ??= htmlWindow.trustedTypes?.createPolicy('fez-html', {
    createHTML: (trusted: string) => trusted,
  })
  return policy ? (policy.createHTML(html) as unknown as string) : html
}

/**
 * Parses HTML, safe or not, in a separate document where nothing runs or loads. The result is not in that
 * document: a name in the HTML would hide one of its methods, and Chromium would report each style sheet and
 * base under the site's policy.
 */
export function parseHtml(html: string): HTMLElement {
  const body = htmlWindow.document.implementation.createHTMLDocument().createElement('body')
  body.innerHTML = trustedHtml(html)
  return body
}
