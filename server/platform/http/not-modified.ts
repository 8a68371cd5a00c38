import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/** Answers with a 304 what the client holds. Its headers are those of the response, but for the body's. */
export const notModified = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'CDN-Cache-Control'] })
