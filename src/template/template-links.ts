/**
 * The addresses of the template's links (requirements, section 2, Reusable blocks). `/course` and
 * `/events` have no page and show the error page: a site that uses the template adds its own there.
 */
export const COURSE = '/course#'
export const EVENTS = '/events#'
export const POST = '/blog-details#'
export const CONTACT = '/contact#'

/** Leads nowhere, because there are no further pictures. */
export const LOAD_MORE = '#'
