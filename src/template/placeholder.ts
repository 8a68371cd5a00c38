import { ContentHtml, ForeignText } from '../i18n/content-text.ts'

/**
 * Marks a placeholder text as English, for blocks that take texts from content. In the template's own
 * blocks, the elements of placeholders have `lang="en"`, and controls have no `lang`.
 */
export function placeholder(text: string): ForeignText {
  return new ForeignText(text, 'en')
}

export function placeholderHtml(html: string): ContentHtml {
  return new ContentHtml(html, 'en')
}
