import { existsSync, readFileSync } from 'node:fs'
import { log } from '../log.ts'
import { readArguments } from '../read-arguments.ts'
import { runProgram } from '../run-program.ts'
import { currentSettings } from '../settings.ts'
import { StartError } from '../start-error.ts'
import { staticHeaders } from './static-headers.ts'

const PAGE = 'dist/index.html'

/** `npm run headers`: what a host of static files has to send with the pages of dist/. */
function list(): void {
  readArguments({ name: 'headers', says: 'Says what a host of static files has to send' })
  const settings = currentSettings('.')
  if (!existsSync(PAGE))
    throw new StartError('dist/ holds no built site: `npm run build` builds it')

  const overTls = settings.siteUrl?.protocol === 'https:'
  const headers = staticHeaders(readFileSync(PAGE, 'utf8'), settings, overTls)
  for (const [name, value] of headers) log(`${name}: ${value}`)
}

await runProgram(list)
