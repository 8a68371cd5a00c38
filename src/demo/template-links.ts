/**
 * Where the template's links lead (specification, section 2, Reusable blocks). Two of these have no
 * page yet and show the error page: the next site's designer decides what stands there.
 */
export const COURSE = '/course#'
export const EVENTS = '/events#'
export const POST = '/blog-details#'
export const CONTACT = '/contact#'

/** Nowhere yet: there is no further picture to load. */
export const LOAD_MORE = '#'
