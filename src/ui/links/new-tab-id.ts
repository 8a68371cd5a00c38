/** The id of the words that describe a link which opens a new tab, also one in HTML from content. */
export const NEW_TAB_ID = 'new-tab'
