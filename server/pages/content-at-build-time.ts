import { createApp } from '../app.ts'
import type { Settings } from '../settings.ts'

/** How long a build waits for one content call, in milliseconds. */
const PATIENCE = 15_000

/**
 * A `fetch` that answers the content calls as the server would, from CONTENT_API or from `content/`,
 * and asks for each of them once for all pages.
 */
export function contentAtBuildTime(settings: Settings): typeof fetch {
  const app = createApp({ settings, content: 'content' })
  const answers = new Map<string, Promise<Response>>()
  return async (input, init) => {
    const { url } = new Request(input, init)
    const answer =
      answers.get(url) ??
      Promise.resolve(app.request(url, { signal: AbortSignal.timeout(PATIENCE) }))
    answers.set(url, answer)
    return (await answer).clone()
  }
}
