import type { ContentCall } from '../../src/isomorphic/calls.ts'

/** Where the responses to content calls come from. */
export interface ContentSource {
  /** The address of the backend. The responses of one backend are never used for another. */
  address?: string
  /** How the log says that calls failed: the line up to the reason. `calls` is a name, or `{a,b}` or `*`. */
  failureOf: (calls: string) => string
  /** Makes a response the site's: its addresses of files lead through this server. */
  toSite?: (response: unknown) => unknown
  /**
   * Reads a response. It may have any form.
   *
   * @param validators those of the last response
   * @returns undefined if the last response is still the newest
   * @throws if there is no JSON
   */
  read: (call: ContentCall, validators: ConditionalHeaders) => Promise<SourceResponse | undefined>
}

/** Request headers that ask only for a newer response. */
export type ConditionalHeaders = Record<string, string>

export interface SourceResponse {
  text: string
  json: unknown
  validators: ConditionalHeaders
}
