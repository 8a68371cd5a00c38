import { readFile, writeFile } from 'node:fs/promises'
import { Generator, getConfig } from '@tanstack/router-generator'

/**
 * `npm run check:routes`: fails where the committed route tree is not the one that `src/routes`
 * makes, and leaves the file as it was. Every Vite script writes it anew by itself.
 */
const config = getConfig({ target: 'react' }, '.')
const committed = await readFile(config.generatedRouteTree, 'utf8')
await new Generator({ config, root: '.' }).run()
const made = await readFile(config.generatedRouteTree, 'utf8')

if (made === committed) {
  console.log('The route tree is in step with src/routes.')
} else {
  await writeFile(config.generatedRouteTree, committed)
  console.error(`${config.generatedRouteTree} is stale: run \`npm run build\` and commit it.`)
  process.exitCode = 1
}
