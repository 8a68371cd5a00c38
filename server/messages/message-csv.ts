import { escapeControls } from '../escape-text.ts'
import type { StoredMessage } from '../message-store/message-store.ts'

/** The byte order mark makes spreadsheets read the file as UTF-8. */
export const CSV_HEAD =
  '\uFEFF' +
  row(['number', 'time', 'first name', 'last name', 'e-mail', 'phone', 'message', 'spam'])

export function csvRow(message: StoredMessage): string {
  const { id, receivedAt, firstName, lastName, email, phone, message: text, spam } = message
  return row([String(id), receivedAt, firstName, lastName, email, phone, text, spam ? 'spam' : ''])
}

function row(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  return `"${escapeControls(defused(text)).replaceAll('"', '""')}"`
}

/**
 * Spreadsheets run text that begins like a formula, quoted or not (OWASP, CSV Injection). In Russia
 * they split cells at a semicolon, so that a new cell can begin within a quoted one.
 */
function defused(text: string): string {
  return text.replace(/(?:^|[;\t\r\n])[\s"]*(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g, "$&'")
}
