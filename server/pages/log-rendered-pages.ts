import { log, logError } from '../log/log.ts'
import type { FailedPage } from './render-pages.ts'

export function logRenderedPages(rendered: number, failed: FailedPage[]): void {
  log(`${rendered - failed.length} of ${rendered} pages are prerendered`)
  const [first] = failed
  if (first) {
    logError(
      `${failed.length} pages could not be rendered, such as ${first.path} in '${first.language}': ${first.error}`,
    )
  }
}
