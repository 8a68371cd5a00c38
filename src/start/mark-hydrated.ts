import { HYDRATED } from '../isomorphic/page-marks.ts'

/**
 * Tells the CSS that React has the page: the rules for a page without scripts no longer apply, and a
 * page that was hidden because it came in another language is shown.
 */
export function markHydrated(): void {
  document.documentElement.setAttribute(HYDRATED, '')
}
