import { ALL_ENDPOINTS } from '../../src/api/all-endpoints.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'
import { payloadOf, responseProblem } from '../../src/isomorphic/response-problem.ts'
import { encodeBody, type EncodedBody } from '../platform/http/encoded-body.ts'
import { ContentError } from './content-error.ts'
import type { ContentSource } from './content-source.ts'
import {
  type LargeText,
  leaveOutPastedPictures,
  requireShowable,
} from './leave-out-pasted-pictures.ts'
import { fieldNamesProblem, hasVisibleContent } from './payload-fields.ts'

/** What pages and visitors get of a response. */
export interface SiteResponse extends EncodedBody {
  siteText: string
  isEmpty: boolean
  /** The names of its lists that are not empty. */
  lists: string[]
  largeTexts: LargeText[]
}

/**
 * Rejects with a ContentError if the response cannot be used.
 *
 * @param last what was made from the response before, so that the same text is not compressed again
 */
export async function siteResponse(
  call: ContentCall,
  json: unknown,
  { toSite }: Pick<ContentSource, 'toSite'>,
  last?: SiteResponse,
): Promise<SiteResponse> {
  const { shape } = ALL_ENDPOINTS[call]
  const problem = responseProblem(call, json) ?? fieldNamesProblem(shape, payloadOf(json))
  if (problem !== undefined) throw new ContentError(problem)
  const { value, large } = leaveOutPastedPictures(payloadOf(toSite?.(json) ?? json))
  const siteText = JSON.stringify({ payload: value })
  requireShowable(siteText, large)
  const encoded = await encodeBody(siteText, last, { kind: 'call' })
  const isVisible = (payload: unknown) => hasVisibleContent(shape, payload)
  const lists = Object.entries(isPlainObject(value) ? value : {})
    .filter(([name, member]) => Array.isArray(member) && isVisible({ [name]: member }))
    .map(([name]) => name)
  return { ...encoded, siteText, isEmpty: !isVisible(value), lists, largeTexts: large }
}
