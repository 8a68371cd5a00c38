import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/**
 * Answers with a 304 if the client has the response already: with its headers, except those about the body.
 */
export const notModified = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'CDN-Cache-Control'] })
