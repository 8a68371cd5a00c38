import { relative } from 'node:path'
import ts from 'typescript'
import { aboveFloor } from './above-floor.ts'
import { FALLBACKS } from './fallbacks.ts'

/**
 * `npm run check:floor`: what the oldest browsers lack is used only where `tools/browser-floor/fallbacks.ts` says
 * what happens without it. It reads what runs in browsers: pages are written, and the template's
 * catalogs tested, by Node.
 */
const OF_NODE = /^src\/(prerender|[^/]+\/tests)\//

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
  config: object
}
const { fileNames, options } = ts.parseJsonConfigFileContent(
  { ...config, include: ['src'] },
  ts.sys,
  process.cwd(),
)
const inBrowsers = fileNames.filter((file) => !OF_NODE.test(relative(process.cwd(), file)))
// Without Node's own types, which are long.
const types = options.types?.filter((name) => name !== 'node') ?? []
const program = ts.createProgram(inBrowsers, { ...options, types })

for (const file of program.getSourceFiles()) {
  const path = relative(process.cwd(), file.fileName)
  if (!path.startsWith('src/') || OF_NODE.test(path)) continue
  for (const { name, browsers, position } of aboveFloor(program, file)) {
    if (Object.hasOwn(FALLBACKS, name)) continue
    const { line, character } = file.getLineAndCharacterOfPosition(position)
    const place = `${path}:${line + 1}:${character + 1}`
    console.error(
      `${place} ${name} is not in ${browsers.join(', ')}: tools/browser-floor/fallbacks.ts needs it`,
    )
    process.exitCode = 1
  }
}
