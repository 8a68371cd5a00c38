import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from '../../../../src/html/allowed-html.ts'

/** The attributes that the site itself writes, each with what it may say. */
const OWN_ATTRIBUTES: Record<string, RegExp> = {
  'data-column': /./,
  'data-figures': /^$/,
  'data-marker': /./,
  'data-stacked': /^$/,
  'data-wide': /^$/,
  id: /^(place|section)-/,
  loading: /^lazy$/,
  rel: /^noopener noreferrer$/,
  'aria-describedby': /^new-tab$/,
  role: /^(table|row|cell|columnheader|rowheader)$/,
  target: /^_blank$/,
}
const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:']

/** The parts of sanitised HTML that break the rules, as a browser parses it. */
export function disallowedParts(html: string): string[] {
  const template = document.createElement('template')
  template.innerHTML = html
  return brokenRulesIn(template.content)
}

function brokenRulesIn(content: DocumentFragment): string[] {
  return [...content.querySelectorAll('*')].flatMap((element) => [
    ...(ALLOWED_ELEMENTS.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap((attribute) => brokenBy(element, attribute)),
    ...(element instanceof HTMLTemplateElement ? brokenRulesIn(element.content) : []),
  ])
}

function brokenBy(element: Element, { name, value }: Attr): string[] {
  const broken = [`<${element.localName} ${name}="${value}">`]
  if (!ALLOWED_ATTRIBUTES.includes(name) && !OWN_ATTRIBUTES[name]?.test(value)) return broken
  if (name !== 'href' && name !== 'src') return []

  if (name === 'src' && /^data:image\/(png|jpeg|webp|gif);base64,[\w+/=\s]+$/i.test(value))
    return []
  const url = URL.parse(value, document.baseURI)
  const followed = name === 'href' ? FOLLOWED : ['http:', 'https:']
  if (!url || !followed.includes(url.protocol)) return broken
  const leaves = url.protocol.startsWith('http') && url.origin !== location.origin
  const opensSafely =
    element.getAttribute('target') === '_blank' &&
    element.getAttribute('rel') === 'noopener noreferrer'
  return name === 'href' && leaves !== opensSafely ? broken : []
}
