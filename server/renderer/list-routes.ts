import { logFault, reasonOf } from '../log.ts'
import { importRenderer } from './import-renderer.ts'

const [file = ''] = process.argv.slice(2)
try {
  const { loadSite } = await importRenderer(file)
  const { siteRoutes } = await loadSite('http://localhost')
  process.stdout.write(JSON.stringify(siteRoutes()))
} catch (fault) {
  logFault(reasonOf(fault))
  process.exitCode = 1
}
