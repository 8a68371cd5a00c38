import { siteRoutes } from '../../src/prerender/site-routes.ts'
import { checkContent } from './check.ts'
import type { Answer, ContentSource } from './content-source.ts'

export { describeContent, missingNotes } from './describe-content.ts'

/** Checks content with the site's own readers, sanitiser and routes. */
export function checkForSite(answers: Answer[], source: ContentSource) {
  const routes = siteRoutes()
  return checkContent(answers, source, {
    all: routes.map(({ path }) => path),
    listed: routes.filter(({ listed }) => listed).map(({ path }) => path),
  })
}
