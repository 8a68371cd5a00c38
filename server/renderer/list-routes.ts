import { logFault, reasonOf } from '../log.ts'
import { loadRenderer } from './load-renderer.ts'

const [file = ''] = process.argv.slice(2)
try {
  const { siteRoutes } = await loadRenderer(file, 'http://localhost')
  process.stdout.write(JSON.stringify(siteRoutes()))
} catch (fault) {
  logFault(reasonOf(fault))
  process.exitCode = 1
}
