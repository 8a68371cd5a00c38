import { CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { log, logError } from '../platform/log/log.ts'
import type { ContentError } from './content-error.ts'
import type { ContentSource } from './content-source.ts'
import { largeTextProblem } from './leave-out-pasted-pictures.ts'
import type { SiteResponse } from './site-response.ts'

export interface ContentFailure {
  error: ContentError
  /** ISO 8601, in UTC. */
  since: string
}

/** Logs once that content calls begin or cease to fail. Calls that fail alike share a line. */
export class ContentFailureLog {
  /** The kind of failure that was last logged for a call. */
  readonly #logged = new Map<ContentCall, string>()
  readonly #source: Pick<ContentSource, 'requestName'>

  constructor(source: Pick<ContentSource, 'requestName'>) {
    this.#source = source
  }

  /**
   * @param calls the calls that have just been made
   * @param failures the failures of all calls
   */
  update(calls: readonly ContentCall[], failures: ReadonlyMap<ContentCall, ContentFailure>): void {
    const kindOf = (call: ContentCall) => failures.get(call)?.error.kind
    const changed = calls.filter((call) => kindOf(call) !== this.#logged.get(call))
    for (const [kind, alike] of Map.groupBy(changed, kindOf)) {
      const name = this.#source.requestName(namesOf(alike))
      const error = alike[0] && failures.get(alike[0])?.error
      if (kind === undefined || !error) {
        log(`${name} works again`)
        for (const call of alike) this.#logged.delete(call)
      } else {
        logError(`${name} failed: ${error.message}`)
        for (const call of alike) this.#logged.set(call, kind)
      }
    }
  }
}

function namesOf(calls: ContentCall[]): string {
  if (calls.length === CONTENT_CALLS.length) return '*'
  return calls.length > 1 ? `{${calls.join()}}` : calls.join()
}

type Shown = Pick<SiteResponse, 'largeTexts' | 'lists'> & { emptySince?: string | undefined }

/** Logs what visitors do not see of a new response but saw of the last one, or the other way round. */
export function logWhatVisitorsMiss(call: ContentCall, response: Shown, last?: Shown): void {
  const { emptySince, lists, largeTexts } = response
  if (emptySince !== undefined && last?.emptySince === undefined) {
    logError(`${call} had content and has none since ${emptySince}, so visitors see none`)
  }
  if (emptySince === undefined && last?.emptySince !== undefined) {
    log(`${call} has content again`)
  }
  const emptied = last?.lists.filter((name) => emptySince === undefined && !lists.includes(name))
  for (const name of emptied ?? []) {
    logError(`${name} of ${call} had content and has none, so visitors see none`)
  }
  for (const large of largeTexts) {
    const known = last?.largeTexts.find(({ field }) => field === large.field)
    if (known?.characters !== large.characters)
      logError(`${call}: ${large.field} ${largeTextProblem(large)}`)
  }
}
