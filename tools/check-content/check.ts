import { CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { type SiteRoute, siteRoutes } from '../../src/prerender/site-routes.ts'
import { isNestedTooDeep } from '../../src/ui/rich-text/nested-too-deep.ts'
import type { Answer, ContentSource } from './content-source.ts'
import { fileProblems, filesOf } from './file-problems.ts'
import {
  headingsOutOfOrder,
  htmlLeftOut,
  htmlOf,
  nestedTooDeep,
  videosAsLinks,
} from './html-problems.ts'
import { deadLinks, linksOf } from './link-problems.ts'
import { pageProblems } from './page-problems.ts'
import { placedFields } from './placed-fields.ts'
import { error, LEVELS, type Problem, type ProblemOfCall } from './problem.ts'
import { differingFigures, missingTexts, tooLong, unequalLists } from './text-problems.ts'
import { unreadFields } from './unread-fields.ts'

/** If one record has more problems of a kind, one line counts the rest. */
const MOST_ALIKE = 20

/** Checks all content with the site's own reader, sanitiser and routes. The worst problems come first. */
export async function checkContent(
  answers: Answer[],
  source: ContentSource,
): Promise<ProblemOfCall[]> {
  const routes = siteRoutes()
  const checked = answers.map((answer) => {
    const { problems, files } =
      'fault' in answer
        ? { problems: [failed(answer.fault)], files: [] }
        : checkRecord(answer.call, answer.payload, routes)
    return { problems: problems.map((problem) => ({ ...problem, call: answer.call })), files }
  })
  const files = checked.flatMap((one) => one.files)
  const problems = [
    ...checked.flatMap((one) => one.problems),
    ...(await fileProblems(files, source)),
  ]
  return LEVELS.flatMap((level) =>
    CONTENT_CALLS.flatMap((call) =>
      boundedAlike(problems.filter((one) => one.level === level && one.call === call)),
    ),
  )
}

function checkRecord(call: ContentCall, payload: unknown, routes: SiteRoute[]) {
  try {
    const fields = placedFields(call, payload)
    const html = htmlOf(fields)
    // Texts that are nested too deep could take hours.
    const texts = html.filter((text) => !isNestedTooDeep(text.html))
    const unread = unreadFields(call, payload)
    return {
      problems: [
        ...unread,
        // A misspelt name is reported once, and the right name is not reported as missing too.
        ...missingTexts(fields).filter(
          (missing) =>
            !unread.some(({ field, suggestion }) => [field, suggestion].includes(missing.field)),
        ),
        ...unequalLists(call, payload),
        ...differingFigures(fields),
        ...tooLong(fields),
        ...nestedTooDeep(html),
        ...htmlLeftOut(texts),
        ...videosAsLinks(texts),
        ...headingsOutOfOrder(texts),
        ...deadLinks(linksOf(fields, texts), routes),
        ...(call === 'meta-tags' ? pageProblems(fields, routes) : []),
      ],
      files: filesOf(call, fields, texts),
    }
  } catch (fault) {
    const reason = fault instanceof RangeError ? 'it is nested too deep' : String(fault)
    return { problems: [failed(`cannot be read: ${reason}`)], files: [] }
  }
}

function failed(message: string): Problem {
  return error('call that fails', '', message)
}

/** Shortens the list, because one mistake in all fields must not fill the screen. */
function boundedAlike(problems: ProblemOfCall[]): ProblemOfCall[] {
  return [...Map.groupBy(problems, ({ kind }) => kind)].flatMap(([kind, alike]) => {
    const [next, ...others] = alike.slice(MOST_ALIKE)
    if (!next) return alike
    const message = `has ${others.length + 1} more: ${kind}`
    return [...alike.slice(0, MOST_ALIKE), { ...next, field: '', message }]
  })
}
