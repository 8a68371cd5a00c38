import { logFault, reasonOf } from '../log.ts'
import { loadRenderer } from './load-renderer.ts'

/** Prints the routes of a built renderer as JSON. */
const [file = ''] = process.argv.slice(2)
try {
  // The routes are the same at any address.
  const { siteRoutes } = await loadRenderer(file, 'http://localhost')
  process.stdout.write(JSON.stringify(siteRoutes()))
} catch (fault) {
  logFault(reasonOf(fault))
  process.exitCode = 1
}
