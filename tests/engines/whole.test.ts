import { drive } from './drive.ts'
import { FIREFOX, WEBKIT_GTK, WEBKIT_WPE } from './engines.ts'
import { EACH_PAGE, ERRORS_ARE_SEEN, MAIN_WAYS } from './smoke.ts'

const steps = { ...ERRORS_ARE_SEEN, ...EACH_PAGE, ...MAIN_WAYS }
await drive([FIREFOX, WEBKIT_GTK, WEBKIT_WPE], steps, { atOnce: false })
