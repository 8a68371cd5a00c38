import { RECORD_WORDS } from '../../src/api/all-endpoints.words.ts'
import { findLanguagePrefix } from '../../src/api/wire/language-prefix.ts'
import { CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { escapeHtml } from '../texts/escape-html.ts'
import { guideFields } from './declared-fields.ts'
import { fixOf, formatCounts, placeOf, type ProblemOfCall, sentence } from './problem.ts'

const LEVEL_WORDS = { error: 'Error', warning: 'Warning', note: 'Note' }

const STYLES = `
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #222 }
section { margin-block: 2.5rem; break-inside: avoid-page }
h2 { margin-bottom: 0.25rem }
pre { overflow-x: auto; padding: 0.75rem; background: #f5f5f2; line-height: 1.25 }
table { width: 100%; table-layout: fixed; border-collapse: collapse }
th, td { padding: 0.5rem; border-top: 1px solid #ccc; text-align: left; vertical-align: top; overflow-wrap: anywhere }
small { display: block; color: #555 }
.error { color: #a40000 } .warning { color: #7a4a00 } .note { color: #444 }
`

/**
 * Writes the problems as one HTML page for editors, with a section for each record.
 *
 * @param site the address of the site, for links to its pages
 */
export function htmlReport(
  problems: ProblemOfCall[],
  where: string,
  time: Date,
  site?: URL,
): string {
  const records = CONTENT_CALLS.flatMap((call) => {
    const ofCall = problems.filter((problem) => problem.call === call)
    return ofCall.length === 0 ? [] : [recordSection(call, ofCall, site)]
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Content to correct: ${escapeHtml(where)}</title>
<style>${STYLES}</style>
<h1>Content to correct</h1>
<p>${escapeHtml(where)}, ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${formatCounts(problems)}.</p>
<p><b class="error">Errors</b> cost visitors something. <b class="warning">Warnings</b> look wrong.
<b class="note">Notes</b> say what the site leaves out or changes.</p>
${records.join('\n')}
${problems.length === 0 ? '<p>Nothing is to be corrected.</p>' : ''}
</html>
`
}

function recordSection(call: ContentCall, problems: ProblemOfCall[], site?: URL): string {
  const { title, page, sketch } = RECORD_WORDS[call]
  const address = site && page !== undefined ? escapeHtml(new URL(page, site).href) : undefined
  return `<section>
<h2>${escapeHtml(title)}</h2>
<p>Record <code>${call}</code>${address === undefined ? '' : `, shown on <a href="${address}">${address}</a>`}</p>
<pre>${escapeHtml(sketch.trim())}</pre>
<table>
<tr><th>Field</th><th>What is wrong</th><th>What to do</th></tr>
${problems.map(row).join('\n')}
</table>
</section>`
}

function row(problem: ProblemOfCall): string {
  const { call, level, field, message } = problem
  const where = guideFields(call).find(({ key }) => key === keyOf(field))?.words?.what
  return `<tr>
<td>${field === '' ? 'The whole record' : `<code>${escapeHtml(placeOf(problem))}</code>`}${where === undefined ? '' : `<small>${escapeHtml(where)}</small>`}</td>
<td><b class="${level}">${LEVEL_WORDS[level]}</b>: ${escapeHtml(sentence(message))}</td>
<td>${escapeHtml(fixOf(problem))}</td>
</tr>`
}

/** The name of a field in the descriptions: `serviceItems.title` for `serviceItems[0].ru_title`. */
function keyOf(field: string): string {
  return field
    .replaceAll(/\[\d+\]/g, '')
    .replace(/^\./, '')
    .split('.')
    .map((name) => name.slice(findLanguagePrefix(name).length))
    .join('.')
}
