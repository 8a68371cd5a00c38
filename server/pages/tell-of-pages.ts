import { log, logFault } from '../log.ts'
import type { RenderedPage } from './render-pages.ts'

/** Logs how many pages are prerendered, and in a second line how many failed. */
export function tellOfPages(rendered: RenderedPage[]): void {
  const failed = rendered.filter((page) => 'fault' in page)
  log(`${rendered.length - failed.length} of ${rendered.length} pages are prerendered`)
  const [first] = failed
  if (first) {
    logFault(
      `${failed.length} pages could not be rendered, ${first.path} in '${first.language}' among them: ${first.fault}`,
    )
  }
}
