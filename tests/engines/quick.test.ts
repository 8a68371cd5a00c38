import { drive } from './drive.ts'
import { FIREFOX } from './firefox.ts'
import { PAGES_IN_TURNS } from './smoke.ts'
import { WEBKIT_GTK } from './webkit.ts'

await drive([FIREFOX, WEBKIT_GTK], PAGES_IN_TURNS, { quick: true })
