import { CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { CONTENT_RECORDS } from '../../src/api/records/content-records.ts'
import { isNestedTooDeep } from '../../src/ui/rich-text/nested-too-deep.ts'
import type { Answer, ContentSource } from './content-source.ts'
import { fileFindings, filesOf } from './file-findings.ts'
import { type Finding, LEVELS } from './finding.ts'
import { headingsOutOfOrder, htmlLeftOut, htmlOf, videosAsLinks } from './html-findings.ts'
import { deadLinks, linksOf } from './link-findings.ts'
import { pageFindings } from './page-findings.ts'
import { placedFields } from './placed-fields.ts'
import { ReadRecord } from './read-record.ts'
import type { SitePaths } from './site-paths.ts'
import { nestedTooDeep, tooLong } from './size-findings.ts'
import { differingFigures, missingTexts, unequalLists } from './text-findings.ts'
import { unreadFields } from './unread-fields.ts'

/** If one record has more findings of a kind, one line counts the rest. */
const MOST_ALIKE = 20

/** Checks all content as the site reads it. The worst findings come first. */
export async function checkContent(
  answers: Answer[],
  source: ContentSource,
  paths: SitePaths,
): Promise<Finding[]> {
  const checked = answers.map((answer) =>
    'fault' in answer
      ? { findings: [failed(answer.call, answer.fault)], files: [] }
      : checkRecord(answer.call, answer.payload, paths),
  )
  const files = checked.flatMap((one) => one.files)
  const findings = [
    ...checked.flatMap((one) => one.findings),
    ...(await fileFindings(files, source)),
  ]
  return LEVELS.flatMap((level) =>
    CONTENT_CALLS.flatMap((call) =>
      boundedAlike(findings.filter((one) => one.level === level && one.call === call)),
    ),
  )
}

function checkRecord(call: ContentCall, payload: unknown, paths: SitePaths) {
  try {
    const record = new ReadRecord(payload)
    CONTENT_RECORDS[call].read(record)
    const fields = placedFields(record)
    const html = htmlOf(fields)
    // Texts that are nested too deep could take hours.
    const texts = html.filter((text) => !isNestedTooDeep(text.html))
    const unread = unreadFields(call, payload)
    return {
      findings: [
        ...unread,
        // A misspelt name is reported once, and the right name is not reported as missing too.
        ...missingTexts(call, fields).filter(
          (missing) => !unread.some(({ field, meant }) => [field, meant].includes(missing.field)),
        ),
        ...unequalLists(call, record),
        ...differingFigures(call, fields),
        ...tooLong(call, fields),
        ...nestedTooDeep(call, html),
        ...htmlLeftOut(call, texts),
        ...videosAsLinks(call, texts),
        ...headingsOutOfOrder(call, texts),
        ...deadLinks(call, linksOf(fields, texts), paths.all),
        ...(call === 'meta-tags' ? pageFindings(fields, paths) : []),
      ],
      files: filesOf(call, fields, texts),
    }
  } catch (fault) {
    const reason = fault instanceof RangeError ? 'it is nested too deep' : String(fault)
    return { findings: [failed(call, `cannot be read: ${reason}`)], files: [] }
  }
}

function failed(call: ContentCall, says: string): Finding {
  return { level: 'error', kind: 'call that fails', call, field: '', says }
}

/** Shortens the list, because one mistake in all fields must not fill the screen. */
function boundedAlike(findings: Finding[]): Finding[] {
  const alike = Map.groupBy(findings, ({ kind }) => kind)
  return [...alike.values()].flatMap((all) => {
    const [first] = all
    if (!first || all.length <= MOST_ALIKE) return all
    const more = { ...first, field: '', says: `has ${all.length - MOST_ALIKE} more: ${first.kind}` }
    return [...all.slice(0, MOST_ALIKE), more]
  })
}
