import { log } from '../log.ts'
import { readArguments } from '../read-arguments.ts'
import { runProgram, StartError } from '../run-program.ts'
import { currentSettings } from '../settings.ts'
import { readBuild } from './site-build.ts'
import { staticHeaders } from './static-headers.ts'

/** `npm run headers`: what a host of static files has to send with the pages of dist/. */
function list(): void {
  readArguments({ name: 'headers', says: 'Says what a host of static files has to send' })
  const settings = currentSettings('.')
  const build = readBuild()
  if (!build) throw new StartError('dist/ holds no built site: `npm run build` builds it')

  const overTls = settings.siteUrl?.protocol === 'https:'
  for (const [name, value] of staticHeaders(build.shell, settings, overTls))
    log(`${name}: ${value}`)
}

await runProgram(list)
