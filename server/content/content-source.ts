import type { ContentCall } from '../../src/isomorphic/calls.ts'

/** A source of responses to content calls. */
export interface ContentSource {
  /** The address of the backend. The responses of one backend are never used for another. */
  address?: string
  /** What the log calls the requests for these calls. `calls` is a name, or `{a,b}` or `*`. */
  requestName: (calls: string) => string
  /** Makes the addresses of files in a response lead through this server. */
  toSite?: (response: unknown) => unknown
  /**
   * Reads a response, which may have any form.
   *
   * @param validators the validators of the last response
   * @returns undefined if the last response is still the newest
   * @throws if there is no JSON
   */
  read: (call: ContentCall, validators: ConditionalHeaders) => Promise<SourceResponse | undefined>
}

/** Request headers that ask only for a newer response. */
export type ConditionalHeaders = Record<string, string>

export interface SourceResponse {
  json: unknown
  validators: ConditionalHeaders
}
