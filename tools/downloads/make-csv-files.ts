import { htmlWindow } from '#html-window'
import { sanitizeHtml } from '../../src/html/sanitize-html.ts'
import { SITE_ADDRESS } from '../check-content/address-problem.ts'
import { contentTexts } from '../texts/content-texts.ts'

/** Makes spreadsheets read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The CSV files in `media/` of a content folder that its texts link to, by path: each has the content of the
 * table before its link. Figures are written as programs read them, `12000` and `3.6`, in all languages.
 */
export function makeCsvFiles(folder: string): Map<string, string> {
  const texts = contentTexts(folder).filter((text) => text.includes('.csv"'))
  return new Map(texts.flatMap(tablesIn))
}

function tablesIn(text: string): [string, string][] {
  const page = htmlWindow.document.createElementNS('http://www.w3.org/1999/xhtml', 'div')
  page.innerHTML = sanitizeHtml(text, SITE_ADDRESS)
  let table: HTMLTableElement | undefined
  const elements = page.querySelectorAll<HTMLTableElement | HTMLAnchorElement>(
    'table, a[href^="/media/"][href$=".csv"]',
  )
  return [...elements].flatMap((element) => {
    if ('rows' in element) table = element
    const address = element.getAttribute('href')
    return table && address ? [[address.slice(1), csvOf(table)]] : []
  })
}

function csvOf({ rows }: HTMLTableElement): string {
  const lines = [...rows].map(({ cells }) => [...cells].map(csvCell).join(','))
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('')
}

function csvCell(cell: HTMLTableCellElement): string {
  const text = cell.textContent.trim().replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')
  if (cell.tagName === 'TD' && 'figures' in cell.dataset) return plainFigure(text)
  return `"${text.replaceAll('"', '""')}"`
}

/** `1,200,000` and `1 200 000` as `1200000`, `3,6` and `3.6` as `3.6`. */
function plainFigure(text: string): string {
  return text.replaceAll(/ |,(?=\d{3}(?!\d))/g, '').replace(',', '.')
}
