import { events } from '../events.ts'
import { log, logError } from '../log.ts'
import type { RenderedPage } from './render-pages.ts'

export function logRenderedPages(rendered: RenderedPage[]): void {
  const failed = rendered.filter((page) => 'error' in page)
  events.emit('pagesRendered', failed.length)
  log(`${rendered.length - failed.length} of ${rendered.length} pages are prerendered`)
  const [first] = failed
  if (first) {
    logError(
      `${failed.length} pages could not be rendered, such as ${first.path} in '${first.language}': ${first.error}`,
    )
  }
}
