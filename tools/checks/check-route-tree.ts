import { readFile, writeFile } from 'node:fs/promises'
import { routeTreeFile, writeRouteTree } from '../support/route-tree.ts'

/**
 * `npm run check:routes`: fails if the committed route tree does not match `src/routes`, and leaves
 * its file as it was. Every script that runs Vite writes this file.
 */
const file = routeTreeFile('.')
const committed = await readFile(file, 'utf8')
await writeRouteTree('.')
const made = await readFile(file, 'utf8')

if (made === committed) {
  console.log('The route tree matches src/routes.')
} else {
  await writeFile(file, committed)
  console.error(`${file} is out of date. Run \`npm run build\` and commit it.`)
  process.exitCode = 1
}
