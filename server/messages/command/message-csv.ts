import { escapeControls } from '../../platform/log/escape-invisible.ts'
import type { StoredMessage } from '../store/message-store.ts'

/** The byte order mark makes spreadsheets read the file as UTF-8. */
export const CSV_HEADER =
  '\uFEFF' +
  row(['number', 'time', 'first name', 'last name', 'e-mail', 'phone', 'message', 'spam'])

export function csvRow(message: StoredMessage): string {
  const { id, receivedAt, firstName, lastName, email, phone, message: text, spam } = message
  const typed = [firstName, lastName, email, phone, text].map((cell) => defused(asText(cell)))
  return row([String(id), receivedAt, ...typed, spam ? 'spam' : ''])
}

function row(cells: string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(text: string): string {
  return `"${escapeControls(text).replaceAll('"', '""')}"`
}

/** Spreadsheets take digits and such marks, quoted or not, for a number, a date or a time: `091`, `1-2`. */
function asText(text: string): string {
  return /^[\s(.,\p{Sc}]*\p{Nd}[\p{Nd}\p{Sc}\s.,:;/()%'e+-]*$/iu.test(text) ? `'${text}` : text
}

/**
 * Spreadsheets run text that begins like a formula, quoted or not (OWASP, CSV Injection). In Russia
 * they split cells at a semicolon, so that a new cell can begin within a quoted one.
 */
function defused(text: string): string {
  return text.replace(/(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)|^(?=[\t\r\n])/g, "'")
}
