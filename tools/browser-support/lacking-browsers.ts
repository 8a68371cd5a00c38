import type { BrowserName, CompatStatement } from '@mdn/browser-compat-data'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

/** MDN's names for the browsers of `browserslist`. */
const BROWSERS: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
}

/** The oldest browsers that lack a feature, such as 'safari 16.0'. */
export function lackingBrowsers({ support }: CompatStatement): string[] {
  return [...OLDEST_BROWSERS]
    .filter(([name, oldest]) => {
      const browser = BROWSERS[name]
      const statements = [browser && support[browser]].flat()
      return !statements.some(
        (statement) =>
          statement &&
          !statement.flags &&
          !statement.prefix &&
          !statement.alternative_name &&
          Number(String(statement.version_added).replace('≤', '')) <= Number(oldest),
      )
    })
    .map((browser) => browser.join(' '))
}
