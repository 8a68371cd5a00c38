import { CHROMIUM } from './chromium.ts'
import { drive } from './drive.ts'
import { FIREFOX } from './firefox.ts'
import { EACH_PAGE } from './smoke.ts'
import { WEBKIT_GTK, WEBKIT_WPE } from './webkit.ts'

const engines = [FIREFOX, WEBKIT_GTK, WEBKIT_WPE]
if (process.env.TEST_CHROMIUM) engines.push(CHROMIUM)
await drive(engines, EACH_PAGE, { quick: false })
