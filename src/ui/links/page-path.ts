import type { RegisteredRouter } from '@tanstack/react-router'

/** The path of a page of the site. Any other path shows the error page. */
export type PagePath = Exclude<keyof RegisteredRouter['routesByPath'], '/$'>
