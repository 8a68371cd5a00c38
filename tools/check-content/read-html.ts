import { htmlWindow } from '#html-window'
import type { LocatedText } from './located-fields.ts'

/** The values of an attribute in HTML texts. */
export function attributesIn(texts: LocatedText[], selector: string, name: string): LocatedText[] {
  return texts.flatMap(({ text, ...where }) =>
    elementsIn(text, selector).map((element) => ({
      ...where,
      text: element.getAttribute(name) ?? '',
    })),
  )
}

const PARAGRAPHS = 'p, div, h1, h2, h3, h4, h5, h6, li, td, th, dt, dd, blockquote, caption, br'

/** The words of a text that are in its own language, a line for each paragraph. */
export function textWithoutForeignParts(html: string, tag: string): string {
  const content = parse(html)
  // Word and LibreOffice write `lang="ru-RU"` on each paragraph.
  const foreign = `[lang]:not([lang|="${tag}" i]), code, style, script`
  for (const element of content.querySelectorAll(foreign)) element.remove()
  for (const paragraph of content.querySelectorAll(PARAGRAPHS)) {
    paragraph.before('\n')
    paragraph.after('\n')
  }
  return content.textContent.replaceAll(/\n\s*/g, '\n').trim()
}

export function elementsIn(html: string, selector: string): Element[] {
  return [...parse(html).querySelectorAll(selector)]
}

/** Parses HTML. Nothing in the result runs or loads. */
function parse(html: string): DocumentFragment {
  const template = htmlWindow.document.createElement('template')
  template.innerHTML = html
  return template.content
}
