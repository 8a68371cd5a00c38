import { drive } from './drive.ts'
import { FIREFOX_AT_REST } from './firefox.ts'
import { ERRORS_ARE_SEEN, MAIN_WAYS, PAGES_IN_TURNS, pagesOpen } from './smoke.ts'
import { WEBKIT_GTK_AT_REST } from './webkit.ts'

// Both engines mostly wait, so both together take hardly longer than one.
const steps = { ...pagesOpen(PAGES_IN_TURNS), ...ERRORS_ARE_SEEN, ...MAIN_WAYS }
const paths = ['/', ...PAGES_IN_TURNS.map(([{ path }]) => path)]
await drive([FIREFOX_AT_REST, WEBKIT_GTK_AT_REST], steps, { paths, atOnce: true })
