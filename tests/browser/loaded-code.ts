import type { Page } from '@playwright/test'

/** Notes every script and style that the page asks for from now on; answers with what they hold. */
export function collectCode(page: Page): () => Promise<string> {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) files.add(request.url())
  })
  return async () => {
    const answers = await Promise.all(Array.from(files, (file) => page.request.get(file)))
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
  }
}
