/** The attribute that holds the styles of a text, so that a browser does not try to apply them. */
const STYLE_ATTRIBUTE = 'data-style'

/** A tag. If a value contains `<`, its styles stay where they are, and are not read. */
const TAG = /<[a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi
const STYLE = /"[^"]*"|'[^']*'|([\s/])style(?=\s*=)/gi

/** Renames the style attributes in HTML: under the site's policy, Chromium would report each of them. */
export function setStylesAside(html: string): string {
  return html.replace(TAG, (tag) =>
    tag.replace(STYLE, (part, before?: string) => (before ? before + STYLE_ATTRIBUTE : part)),
  )
}

/**
 * The value of a property in an element's styles, or ''.
 *
 * @param property its name, or a pattern of names
 */
export function readStyleProperty(element: Element, property: string): string {
  const style = element.getAttribute(STYLE_ATTRIBUTE)
  if (!style) return ''
  const found = [...style.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'gi'))]
  return found.at(-1)?.[1]?.trim().toLowerCase() ?? ''
}
