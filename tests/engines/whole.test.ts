import { PRODUCT_PATHS } from '../support/product-routes.ts'
import { CHROMIUM } from './chromium.ts'
import { drive } from './drive.ts'
import { FIREFOX } from './firefox.ts'
import { EACH_PAGE, ERRORS_ARE_SEEN, MAIN_WAYS, pagesOpen } from './smoke.ts'
import { WEBKIT_GTK, WEBKIT_WPE } from './webkit.ts'

const steps = { ...pagesOpen(EACH_PAGE), ...ERRORS_ARE_SEEN, ...MAIN_WAYS }
const engines = [FIREFOX, WEBKIT_GTK, WEBKIT_WPE]
if (process.env.TEST_CHROMIUM) engines.push(CHROMIUM)
await drive(engines, steps, { paths: PRODUCT_PATHS, atOnce: false })
