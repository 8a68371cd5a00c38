/**
 * The names that `index.html`, its inline scripts, the CSS and the site share. HTML and CSS cannot import
 * them, so `page-marks.test.ts` compares them.
 */
export const ROOT_ID = 'root'
export const PRELOADER_ID = 'preloader'
/** The live region of toasts: a text that comes together with its live region is not said. */
export const TOASTS_ID = 'toasts'
/** The template that holds the tags of the scripts until the styles have come. */
export const SCRIPTS_ID = 'scripts'

/** On `html`: the page came in another language than the visitor's. */
export const OTHER_LANGUAGE = 'data-other-language'
/**
 * On `html`: React has the page. The rules for a page without scripts no longer apply, and a page that was hidden
 * because it came in another language is shown.
 */
export const HYDRATED = 'data-hydrated'

/** From this event on, React answers presses. */
export const HYDRATE_EVENT = 'hydrate'

/** The id of the words that describe a link which opens a new tab, also one in HTML from content. */
export const NEW_TAB_ID = 'new-tab'

/** The id of the text that the form's link leads to if none of its headings has the link's words. */
export const PRIVACY_TEXT_ID = 'privacy-text'
