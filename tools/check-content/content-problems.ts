import { fieldNamesProblem, hasVisibleContent } from '../../server/content/payload-fields.ts'
import { ALL_ENDPOINTS } from '../../src/api/all-endpoints.ts'
import { RECORD_WORDS } from '../../src/api/all-endpoints.words.ts'
import { isNestedTooDeep } from '../../src/html/is-nested-too-deep.ts'
import { CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import type { PageRoute } from '../../src/isomorphic/page-route.ts'
import { listRoutes } from '../../src/prerender/list-routes.ts'
import type { ContentToCheck, LoadedPayload } from './content-to-check.ts'
import { htmlProblems } from './html-problems.ts'
import { deadLinks, linksOf, lostFragmentLinks } from './link-problems.ts'
import { itemAt, locatedFields, type LocatedText, textsOf } from './located-fields.ts'
import { mediaProblems, namedFiles } from './media-problems.ts'
import { metaTagProblems } from './meta-tag-problems.ts'
import { anchorsIn, type PageAnchors } from './page-anchors.ts'
import { error, LEVELS, type Problem, type ProblemOfCall, warning } from './problem.ts'
import { shapeProblems } from './shape-problems.ts'
import { largeTexts, textProblems, unequalLists, writingProblems } from './text-problems.ts'
import { valueProblems } from './value-problems.ts'

/** If one record has more problems of a kind, one line counts the rest. */
const MAX_SIMILAR = 20

/** Checks all content with the site's own reader, sanitiser and routes. The worst problems come first. */
export async function contentProblems(
  records: LoadedPayload[],
  source: ContentToCheck,
): Promise<ProblemOfCall[]> {
  const routes = listRoutes()
  const payloads = new Map(
    records.flatMap((record) =>
      'payload' in record ? [[record.call, record.payload] as const] : [],
    ),
  )
  const anchors = new Map(
    CONTENT_CALLS.flatMap((call) => {
      const { page } = RECORD_WORDS[call]
      const isThere = payloads.has(call)
      return page === undefined
        ? []
        : [[page, isThere ? anchorsOf(call, payloads.get(call)) : undefined] as const]
    }),
  )
  const checked = records.map((record) => {
    const { call } = record
    const { problems, files = [] } =
      'failure' in record
        ? failed(record.failure, record.fix)
        : checkRecord(call, record.payload, routes, anchors)
    return { problems: problems.map((problem) => ({ ...problem, call })), files }
  })
  const files = checked.flatMap((record) => record.files)
  const problems = [
    ...checked.flatMap((record) => record.problems),
    ...(await mediaProblems(files, source)),
  ]
  return LEVELS.flatMap((level) =>
    CONTENT_CALLS.flatMap((call) =>
      limitSimilar(problems.filter((problem) => problem.level === level && problem.call === call)),
    ),
  ).map((problem) => ({ ...problem, item: itemAt(problem.field, payloads.get(problem.call)) }))
}

function anchorsOf(call: ContentCall, payload: unknown): PageAnchors {
  try {
    return anchorsIn(locatedFields(call, payload))
  } catch {
    // A record that cannot be read is reported as such.
    return {}
  }
}

function checkRecord(
  call: ContentCall,
  payload: unknown,
  routes: PageRoute[],
  anchors: Map<string, PageAnchors | undefined>,
) {
  try {
    const fields = locatedFields(call, payload)
    // Texts that are nested too deep could take hours.
    const isDeep = ({ text }: LocatedText) => isNestedTooDeep(text)
    const deep = textsOf(fields, 'html').filter(isDeep)
    const shallow = fields.map((field) => ({
      ...field,
      texts: field.texts.filter((text) => !deep.includes(text)),
    }))
    const html = textsOf(shallow, 'html')
    const unread = shapeProblems(call, payload)
    return {
      problems: [
        ...unread,
        // A misspelt name is reported once, and the right name is not reported as missing too.
        ...[...textProblems(fields), ...valueProblems(fields)].filter(
          ({ kind, field }) =>
            !['text missing in a language', 'wrong value'].includes(kind) ||
            !unread.some((misspelt) => [misspelt.field, misspelt.suggestion].includes(field)),
        ),
        ...shallow.flatMap(writingProblems),
        ...unequalLists(call, payload),
        ...largeTexts(payload),
        ...emptyRecord(call, payload),
        ...deep.map(({ field }) => {
          const message = 'has hundreds of elements in each other, so only its text is shown'
          return error('HTML nested too deep', field, message)
        }),
        ...htmlProblems(html),
        ...deadLinks(linksOf(fields, html), routes, RECORD_WORDS[call].page, anchors),
        ...shallow.filter(({ field }) => field.kind === 'html').flatMap(lostFragmentLinks),
        ...(call === 'meta-tags' ? metaTagProblems(fields, routes) : []),
      ],
      files: namedFiles(call, fields, html),
    }
  } catch (thrown) {
    const reason = thrown instanceof RangeError ? 'it is nested too deep' : String(thrown)
    return failed(`cannot be read: ${reason}`)
  }
}

/** Reports an empty record. Its page is empty, too, so somebody may miss its content. */
function emptyRecord(call: ContentCall, payload: unknown): Problem[] {
  const { shape } = ALL_ENDPOINTS[call]
  if (hasVisibleContent(shape, payload)) return []
  const problem = fieldNamesProblem(shape, payload)
  if (problem !== undefined) return failed(`answers with ${problem}`).problems
  return [warning('empty record', '', 'holds nothing that a page could show')]
}

function failed(message: string, fix?: string): { problems: Problem[]; files?: [] } {
  return { problems: [error('call that fails', '', message, fix)] }
}

/** Shortens the list, because one mistake in all fields must not fill the screen. */
function limitSimilar(problems: ProblemOfCall[]): ProblemOfCall[] {
  return [...Map.groupBy(problems, ({ kind }) => kind)].flatMap(([kind, similar]) => {
    const [next, ...others] = similar.slice(MAX_SIMILAR)
    if (!next) return similar
    const { level, call } = next
    const message = `has ${others.length + 1} more: ${kind}`
    return [...similar.slice(0, MAX_SIMILAR), { level, kind, call, field: '', message }]
  })
}
