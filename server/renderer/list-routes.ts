import { logFault, reasonOf } from '../log.ts'
import { loadRenderer } from './load-renderer.ts'

/** Prints the routes that a built renderer knows, as JSON. For the build, which calls it. */
const [file = ''] = process.argv.slice(2)
try {
  // Where the site will stand makes no difference to its routes.
  const { siteRoutes } = await loadRenderer(file, 'http://localhost')
  process.stdout.write(JSON.stringify(siteRoutes()))
} catch (fault) {
  logFault(reasonOf(fault))
  process.exitCode = 1
}
