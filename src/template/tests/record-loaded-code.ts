import type { Page } from '@playwright/test'

/** Collects the scripts and styles that the page loads from now on, and returns their source. */
export function recordLoadedCode(page: Page): () => Promise<string> {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) files.add(request.url())
  })
  return async () => {
    const answers = await Promise.all(Array.from(files, (file) => page.request.get(file)))
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
  }
}
