/** The elements and attributes that sanitised content may have, independent of the sanitiser. */
const ELEMENTS = new Set(
  (
    'a abbr acronym address area article aside b bdi bdo big blink blockquote br canvas caption ' +
    'center cite code col colgroup content data datalist dd del details dfn dir div dl dt element ' +
    'em figcaption figure font footer h2 h3 h4 h5 h6 header hgroup hr i img ins kbd label legend ' +
    'li main map mark menu menuitem meter nav nobr ol optgroup output p picture pre progress q rp ' +
    'rt ruby s samp search section shadow slot small spacer span strike strong sub summary sup ' +
    'table tbody td template tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
)
const ATTRIBUTES = new Set(
  (
    'align alt cite colspan datetime dir download draggable for headers height href hreflang inert ' +
    'is lang loading open rel reversed rowspan scope size span src start summary tabindex target ' +
    'title translate type valign value width xmlns role'
  ).split(' '),
)
const HARMLESS_ATTRIBUTE = /^(aria|data)-/
const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:']

/** The parts of sanitised HTML that break the rules, as a browser parses it. */
export function disallowedParts(html: string): string[] {
  const template = document.createElement('template')
  template.innerHTML = html
  return brokenRulesIn(template.content)
}

function brokenRulesIn(content: DocumentFragment): string[] {
  return [...content.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap((attribute) => brokenBy(element, attribute)),
    ...(element instanceof HTMLTemplateElement ? brokenRulesIn(element.content) : []),
  ])
}

function brokenBy(element: Element, { name, value }: Attr): string[] {
  const broken = [`<${element.localName} ${name}="${value}">`]
  if (!ATTRIBUTES.has(name) && !HARMLESS_ATTRIBUTE.test(name)) return broken
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
