import type { StoredMessage } from '../message-store/message-store.ts'
import { withoutControls } from '../visible-text.ts'

/** Spreadsheets take a file for UTF-8 only if it begins with this byte order mark. */
export const CSV_HEAD =
  '\uFEFF' + row(['time', 'first name', 'last name', 'e-mail', 'phone', 'message', 'spam'])

/** A message as a line of CSV (RFC 4180). */
export function csvRow(message: StoredMessage): string {
  const { receivedAt, firstName, lastName, email, phone, message: text, spam } = message
  return row([receivedAt, firstName, lastName, email, phone, text, spam ? 'spam' : ''])
}

function row(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  return `"${withoutControls(defused(text)).replaceAll('"', '""')}"`
}

/** A spreadsheet runs as a formula what begins like one, quoted or not (OWASP, CSV Injection). */
function defused(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}
