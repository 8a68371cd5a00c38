import { bindWords } from '../i18n/bind-words.ts'

/** Binds the words in HTML as the running site does, so that lines end at the same words. */
export function bindHtml(html: string): string {
  return html.replace(PIECES, (piece: string, text?: string) =>
    text === undefined ? piece : bindWords(text),
  )
}

/** An element left alone, whole; a tag, whose values may hold a `>`; a text. */
const PIECES =
  /<(?:script|style|textarea|pre|code)\b.*?<\/(?:script|style|textarea|pre|code)>|<(?:"[^"]*"|[^">])*>|([^<]+)/gs
