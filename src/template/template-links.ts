/**
 * The addresses of the template's links (requirements, section 2). `/course` and
 * `/events` have no page and show the error page: a site that uses the template adds its own there.
 */
export const COURSE_PATH = '/course#'
export const EVENTS_PATH = '/events#'
export const POST_PATH = '/blog-details#'
export const CONTACT_PATH = '/contact#'

/** Leads nowhere, because there are no further pictures. */
export const LOAD_MORE = '#'
