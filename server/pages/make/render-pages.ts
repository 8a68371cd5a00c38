import { log, logError } from '../../platform/log/log.ts'
import type { PageChangeDates } from './page-change-dates.ts'
import {
  type PageFailure,
  type PageResult,
  renderInChildProcess,
  type RenderInput,
} from './render-in-child-process.ts'

interface RenderPagesOptions {
  changes: PageChangeDates
  signal?: AbortSignal
  /** Gets each page as soon as it is rendered. The next one waits for it. */
  onPage: (page: PageResult) => void | Promise<void>
}

/** Renders all pages, notes which have changed, and logs the result. Resolves to how many failed. */
export async function renderPages(
  input: RenderInput,
  { changes, signal = new AbortController().signal, onPage }: RenderPagesOptions,
): Promise<number> {
  const failed: PageFailure[] = []
  let rendered = 0
  for await (const page of renderInChildProcess(input, signal)) {
    if ('error' in page) {
      failed.push(page)
    } else {
      rendered++
      changes.note(page.path, page.language, page.html)
    }
    await onPage(page)
  }
  log(`${rendered} of ${rendered + failed.length} pages are prerendered`)
  for (const [error, pages] of Map.groupBy(failed, (failure) => failure.error)) {
    const names = pages.map(({ path, language }) => `${path} in '${language}'`)
    logError(`These pages could not be rendered: ${names.join(', ')}: ${error}`)
  }
  return failed.length
}
