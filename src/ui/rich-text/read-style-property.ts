/**
 * The value of a property in an element's style attribute, or ''. It is read as text, because a browser
 * applies no style of content under the site's policy, so `element.style` is empty.
 *
 * @param property its name, or a pattern of names
 */
export function readStyleProperty(element: Element, property: string): string {
  const style = element.getAttribute('style')
  if (!style) return ''
  const found = [...style.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'gi'))]
  return found.at(-1)?.[1]?.trim().toLowerCase() ?? ''
}
