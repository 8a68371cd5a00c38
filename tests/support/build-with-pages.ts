import { requireBuild, type SiteBuild } from '../../server/site/site-build.ts'

/** A built site's description with only these pages: to prerender all of them takes two seconds. */
export function buildWithPages(paths: readonly string[], build = requireBuild()): SiteBuild {
  return { ...build, routes: build.routes.filter(({ path }) => paths.includes(path)) }
}
