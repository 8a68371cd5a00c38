import { join } from 'node:path'
import {
  CONTENT_CALLS,
  type ContentCall,
  type ContentResponses,
} from '../../src/isomorphic/calls.ts'
import type { EncodedBody } from '../platform/http/encoded-body.ts'
import { log, logError } from '../platform/log/log.ts'
import { serverEvents } from '../platform/server-events.ts'
import { SavedFile } from '../platform/storage/saved-file.ts'
import { ContentError } from './content-error.ts'
import { type ContentFailure, ContentFailureLog, logWhatVisitorsMiss } from './content-log.ts'
import type { ContentSource, SourceResponse } from './content-source.ts'
import { type SiteResponse, siteResponse } from './site-response.ts'

interface CachedResponse extends SourceResponse, SiteResponse {
  /** The time since which a record that had content has none. */
  emptySince?: string | undefined
}

interface SavedResponse extends Pick<CachedResponse, 'validators' | 'emptySince'> {
  /** The response as JSON. */
  text: string
}

/** The last responses of one backend, for the next start. */
interface SavedContent {
  address: string
  responses: Map<ContentCall, SavedResponse>
}

/** This number changes with the type of the saved value. */
const SAVED_FORMAT = 2

interface CacheOptions {
  /** The folder that keeps the responses of a backend for the next start. */
  folder?: string
  /** Requests even a cached response again, so that a developer sees each change. */
  alwaysRevalidates?: boolean
}

/**
 * Caches the last usable response to each content call, for pages and visitors. It makes one request for a
 * call at a time.
 */
export class ContentCache {
  /** When the source last said that the response to a call is the newest. */
  readonly confirmedAtMs = new Map<ContentCall, number>()
  readonly #source: ContentSource
  readonly #file: SavedFile<SavedContent> | undefined
  readonly #alwaysRevalidates: boolean
  readonly #cached = new Map<ContentCall, CachedResponse>()
  readonly #failures = new Map<ContentCall, ContentFailure>()
  readonly #failureLog: ContentFailureLog
  readonly #pending = new Map<ContentCall, Promise<void>>()
  /** Whether some response is newer than the file. */
  #isUnsaved = false

  constructor(source: ContentSource, { folder, alwaysRevalidates = false }: CacheOptions = {}) {
    this.#source = source
    this.#failureLog = new ContentFailureLog(source)
    this.#file =
      folder === undefined ? undefined : new SavedFile(join(folder, 'last-content'), SAVED_FORMAT)
    this.#alwaysRevalidates = alwaysRevalidates
  }

  get responses(): ContentResponses {
    return Object.fromEntries(
      CONTENT_CALLS.flatMap((call) => {
        const cached = this.#cached.get(call)
        return cached ? [[call, cached.siteText]] : []
      }),
    )
  }

  /** The calls whose last attempt failed, each with the time of its first failure. */
  get failingSince(): Partial<Record<ContentCall, string>> {
    return Object.fromEntries([...this.#failures].map(([call, { since }]) => [call, since]))
  }

  /** The calls whose records had content and have none, each with the time since then. */
  get emptySince(): Partial<Record<ContentCall, string>> {
    return Object.fromEntries(
      [...this.#cached].flatMap(([call, { emptySince }]) =>
        emptySince === undefined ? [] : [[call, emptySince]],
      ),
    )
  }

  /** The texts that no page can show whole: `get-service-page: serviceItems[2].description`. */
  get largeTexts(): string[] {
    return [...this.#cached].flatMap(([call, { largeTexts }]) =>
      largeTexts.map(({ field }) => `${call}: ${field}`),
    )
  }

  /** Rejects with a ContentError if the call never had a usable response. */
  async get(call: ContentCall): Promise<EncodedBody> {
    if (this.#alwaysRevalidates || !this.#cached.has(call)) {
      await this.#revalidate(call)
      this.#failureLog.update([call], this.#failures)
    }
    const cached = this.#cached.get(call)
    if (cached) return cached
    throw this.#failures.get(call)?.error ?? new ContentError('no response')
  }

  /** Makes all calls once. */
  async refresh(): Promise<void> {
    await Promise.all(CONTENT_CALLS.map((call) => this.#revalidate(call)))
    this.#failureLog.update(CONTENT_CALLS, this.#failures)
    const { address } = this.#source
    if (!this.#isUnsaved || !this.#file || address === undefined) return
    this.#isUnsaved = false
    const responses = new Map(
      Array.from(this.#cached, ([call, { json, validators, emptySince }]) => [
        call,
        { text: JSON.stringify(json), validators, emptySince },
      ]),
    )
    if (!(await this.#file.save({ address, responses }))) this.#isUnsaved = true
  }

  /** Restores the last responses of the same backend. Resolves to whether every call has one. */
  async restore(): Promise<boolean> {
    const { address } = this.#source
    const saved = await this.#file?.load()
    if (address === undefined || saved?.address !== address) return false
    for (const [call, { text, ...kept }] of saved.responses) {
      // A new release may refuse what the one before it has kept.
      try {
        const json: unknown = JSON.parse(text)
        this.#hold(call, { ...kept, json, ...(await siteResponse(call, json, this.#source)) })
      } catch (thrown) {
        logError(`The saved response to ${call} is left out: ${ContentError.of(thrown).message}`)
      }
    }
    log(`Until ${address} answers, the content is that of the last run`)
    return CONTENT_CALLS.every((call) => this.#cached.has(call))
  }

  /** Joins a request that is under way. */
  #revalidate(call: ContentCall): Promise<void> {
    const pending =
      this.#pending.get(call) ??
      this.#read(call).finally(() => {
        this.#pending.delete(call)
      })
    this.#pending.set(call, pending)
    return pending
  }

  async #read(call: ContentCall): Promise<void> {
    const last = this.#cached.get(call)
    try {
      const response = await this.#source.read(call, last?.validators ?? {})
      if (response) this.#hold(call, await this.#accept(call, response, last))
      this.confirmedAtMs.set(call, Date.now())
      this.#failures.delete(call)
    } catch (thrown) {
      this.#fail(call, ContentError.of(thrown))
    }
  }

  async #accept(
    call: ContentCall,
    { json, validators }: SourceResponse,
    last: CachedResponse | undefined,
  ) {
    const made = await siteResponse(call, json, this.#source, last)
    if (made.siteText !== last?.siteText) this.#isUnsaved = true
    const lostAt = last && !last.isEmpty ? new Date().toISOString() : undefined
    const emptySince = made.isEmpty ? (last?.emptySince ?? lostAt) : undefined
    return { ...made, json, validators, emptySince }
  }

  #hold(call: ContentCall, cached: CachedResponse): void {
    const last = this.#cached.get(call)
    this.#cached.set(call, cached)
    logWhatVisitorsMiss(call, cached, last)
  }

  #fail(call: ContentCall, error: ContentError): void {
    serverEvents.emit('contentFailed', call)
    const { since } = this.#failures.get(call) ?? { since: new Date().toISOString() }
    this.#failures.set(call, { error, since })
  }
}
