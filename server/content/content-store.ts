import { join } from 'node:path'
import { CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { responseProblem } from '../../src/isomorphic/response-problem.ts'
import { encodeBody, type EncodedBody } from '../http/encoded-body.ts'
import { log, logError } from '../log/log.ts'
import { events } from '../monitoring/events.ts'
import { SavedFile } from '../storage/saved-file.ts'
import { ContentError } from './content-error.ts'
import type { ContentSource, SourceResponse, Validators } from './content-source.ts'

/** The text of each call's response. */
export type ContentResponses = Partial<Record<ContentCall, string>>

interface HeldResponse extends EncodedBody {
  text: string
  validators: Validators
  /** When the source last said that this is its response. */
  confirmedAtMs: number
}

/** The last responses of one backend, for the next start. */
interface SavedContent {
  address: string
  responses: Map<ContentCall, HeldResponse>
}

/** Changes with the type of what is saved. */
const SAVED_FORMAT = 1

interface StoreOptions {
  /** Where the responses of a backend are kept for the next start. */
  folder?: string
  /** Asks the source for each request, so that a developer sees each change. */
  asksAlways?: boolean
}

/**
 * Holds the last usable response to each content call, for pages and visitors. It asks the source for a
 * call at most once at a time.
 */
export class ContentStore {
  readonly #source: ContentSource
  readonly #file: SavedFile<SavedContent> | undefined
  readonly #asksAlways: boolean
  readonly #held = new Map<ContentCall, HeldResponse>()
  readonly #failures = new Map<ContentCall, { error: ContentError; since: Date }>()
  readonly #asked = new Map<ContentCall, Promise<void>>()
  /** Whether some response is newer than the file. */
  #isUnsaved = false

  constructor(source: ContentSource, { folder, asksAlways = false }: StoreOptions = {}) {
    this.#source = source
    this.#file =
      folder === undefined ? undefined : new SavedFile(join(folder, 'last-content'), SAVED_FORMAT)
    this.#asksAlways = asksAlways
  }

  get responses(): ContentResponses {
    return Object.fromEntries(
      CONTENT_CALLS.flatMap((call) => {
        const held = this.#held.get(call)
        return held ? [[call, held.text]] : []
      }),
    )
  }

  /** The calls whose last attempt failed, and since when they fail. */
  get failingSince(): Partial<Record<ContentCall, string>> {
    return Object.fromEntries(
      [...this.#failures].map(([call, { since }]) => [call, since.toISOString()]),
    )
  }

  /** Rejects with a ContentError if the call never had a usable response. */
  async get(call: ContentCall): Promise<EncodedBody> {
    if (this.#asksAlways || !this.#held.has(call)) await this.#ask(call)
    const held = this.#held.get(call)
    if (held) return held
    throw this.#failures.get(call)?.error ?? new ContentError('no response')
  }

  /** Makes all calls once. */
  async refresh(): Promise<void> {
    await Promise.all(CONTENT_CALLS.map((call) => this.#ask(call)))
    const { address } = this.#source
    if (!this.#isUnsaved || !this.#file || address === undefined) return
    this.#isUnsaved = false
    if (!(await this.#file.save({ address, responses: this.#held }))) this.#isUnsaved = true
  }

  /** Takes the last responses of the same backend. Resolves to whether every call has one. */
  async restore(): Promise<boolean> {
    const { address } = this.#source
    const saved = await this.#file?.load()
    if (address === undefined || saved?.address !== address) return false
    for (const [call, held] of saved.responses) {
      if (responseProblem(call, JSON.parse(held.text)) !== undefined) continue
      this.#held.set(call, held)
      events.emit('contentConfirmed', call, held.confirmedAtMs)
    }
    log(`Until ${address} answers, the content is that of the last run`)
    return CONTENT_CALLS.every((call) => this.#held.has(call))
  }

  /** Joins a request that is under way. */
  #ask(call: ContentCall): Promise<void> {
    const asked =
      this.#asked.get(call) ??
      this.#read(call).finally(() => {
        this.#asked.delete(call)
      })
    this.#asked.set(call, asked)
    return asked
  }

  async #read(call: ContentCall): Promise<void> {
    const last = this.#held.get(call)
    try {
      const response = await this.#source.read(call, last?.validators ?? {})
      const held = response ? await this.#take(call, response, last) : last
      const confirmedAtMs = Date.now()
      if (held) this.#held.set(call, { ...held, confirmedAtMs })
      events.emit('contentConfirmed', call, confirmedAtMs)
      if (this.#failures.delete(call)) log(`${call} has a usable response again`)
    } catch (thrown) {
      this.#fail(call, ContentError.of(thrown))
    }
  }

  async #take(
    call: ContentCall,
    { text, json, validators }: SourceResponse,
    last: HeldResponse | undefined,
  ) {
    const problem = responseProblem(call, json)
    if (problem !== undefined) throw new ContentError(problem)
    if (text !== last?.text) this.#isUnsaved = true
    return { ...(await encodeBody(text, last)), text, validators }
  }

  /** Logs a failure once, until the call succeeds or fails in another way. */
  #fail(call: ContentCall, error: ContentError): void {
    events.emit('contentFailed', call)
    const last = this.#failures.get(call)
    if (last?.error.kind !== error.kind) {
      logError(`${this.#source.describe(call)}: ${error.message}`)
    }
    this.#failures.set(call, { error, since: last?.since ?? new Date() })
  }
}
