/** Where the tools take the site to be: the addresses of its pages begin there. */
export const SITE_ADDRESS = 'http://localhost/'
