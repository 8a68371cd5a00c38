import type { ContentCall } from '../../src/isomorphic/calls.ts'

/** The text of each call's response. Pages are made from it, wherever it comes from. */
export type ContentResponses = Partial<Record<ContentCall, string>>
