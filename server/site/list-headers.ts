import { existsSync, readFileSync } from 'node:fs'
import { log, logFault } from '../log.ts'
import { currentSettings, refuseArguments } from '../settings.ts'
import { StartError } from '../start-error.ts'
import { staticHeaders } from './static-headers.ts'

const PAGE = 'dist/index.html'

/** `npm run headers`: what a host of static files has to send with the pages of dist/. */
function list(): void {
  refuseArguments(process.argv.slice(2))
  const settings = currentSettings('.')
  if (!existsSync(PAGE))
    throw new StartError('dist/ holds no built site: `npm run build` builds it')

  const overTls = settings.siteUrl?.protocol === 'https:'
  const headers = staticHeaders(readFileSync(PAGE, 'utf8'), settings, overTls)
  for (const [name, value] of headers) log(`${name}: ${value}`)
}

try {
  list()
} catch (fault) {
  if (!(fault instanceof StartError)) throw fault
  logFault(fault.message)
  process.exitCode = 1
}
