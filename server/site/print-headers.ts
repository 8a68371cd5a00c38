import { log } from '../log.ts'
import { readArguments } from '../read-arguments.ts'
import { runProgram } from '../run-program.ts'
import { currentSettings } from '../settings.ts'
import { staticHeaders } from './page-policy.ts'
import { requireBuild } from './site-build.ts'

/** `npm run headers`: prints the headers that a host of static files has to send. */
function list(): void {
  readArguments({
    name: 'headers',
    description: 'Prints the headers that a host of static files has to send',
  })
  const settings = currentSettings('.')
  const headers = staticHeaders(requireBuild().shell, settings, settings.siteUrl)
  for (const [name, value] of headers) log(`${name}: ${value}`)
}

await runProgram(list)
