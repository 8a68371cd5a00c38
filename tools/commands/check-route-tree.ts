import { readFile, writeFile } from 'node:fs/promises'
import { Generator, getConfig } from '@tanstack/router-generator'

/**
 * `npm run check:routes`: fails if the committed route tree does not match `src/routes`, and leaves
 * its file as it was. Every script that runs Vite writes this file.
 */
const config = getConfig({ target: 'react' }, '.')
const committed = await readFile(config.generatedRouteTree, 'utf8')
await new Generator({ config, root: '.' }).run()
const made = await readFile(config.generatedRouteTree, 'utf8')

if (made === committed) {
  console.log('The route tree matches src/routes.')
} else {
  await writeFile(config.generatedRouteTree, committed)
  console.error(`${config.generatedRouteTree} is out of date. Run \`npm run build\` and commit it.`)
  process.exitCode = 1
}
